/**
 * What this process, its threads and its children write belongs to their account alone. The first
 * import of every command that reads settings, whatever the shell allows.
 */
process.umask(0o077)
