<?php

declare(strict_types=1);

namespace App\Infrastructure\Generators;

use Illuminate\Container\Container;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Database\Connection;
use Illuminate\Database\DatabaseManager;
use Illuminate\Database\Migrations\Migrator;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Database\Schema\ColumnDefinition;

/** Runs the migrations on an empty SQLite database in memory, and reads each table with the comments of its migration. */
final readonly class SchemaReader
{
    private const CONNECTION = 'schema_document';

    public function __construct(private Container $container, private DatabaseManager $databases, private Migrator $migrator, private Repository $config) {}

    /** @return list<TableSchema> in the order of the migrations */
    public function read(string $folder): array
    {
        $this->config->set('database.connections.'.self::CONNECTION, [
            ...$this->config->array('database.connections.sqlite'),
            'url' => null,
            'database' => ':memory:',
        ]);
        try {
            return $this->migrator->usingConnection(self::CONNECTION, fn (): array => $this->tables($folder));
        } finally {
            $this->container->offsetUnset(Blueprint::class);
            $this->databases->purge(self::CONNECTION);
        }
    }

    /** @return list<TableSchema> */
    private function tables(string $folder): array
    {
        $blueprints = [];
        $this->container->bind(Blueprint::class, static function (Container $container, array $with) use (&$blueprints): Blueprint {
            return $blueprints[] = new Blueprint($with['connection'], $with['table'], $with['callback']);
        });
        $this->migrator->getRepository()->createRepository();
        $areas = [];
        foreach ($this->migrator->getMigrationFiles($folder) as $name => $file) {
            $known = count($blueprints);
            $this->migrator->run([$file]);
            foreach (array_slice($blueprints, $known) as $blueprint) {
                $areas[$blueprint->getTable()] ??= str_replace('_', ' ', (string) preg_replace('/^[\d_]+create_|_tables?$/', '', $name));
            }
        }
        $connection = $this->databases->connection(self::CONNECTION);

        return array_map(
            static fn (string $table): TableSchema => self::table(
                $connection,
                $areas[$table],
                $table,
                array_values(
                    array_filter($blueprints, static fn (Blueprint $blueprint): bool => $blueprint->getTable() === $table),
                ),
            ),
            array_keys($areas),
        );
    }

    /** @param  list<Blueprint>  $blueprints */
    private static function table(Connection $connection, string $area, string $table, array $blueprints): TableSchema
    {
        $columns = array_merge(...array_map(static fn (Blueprint $blueprint): array => $blueprint->getColumns(), $blueprints));
        $commands = array_merge(...array_map(static fn (Blueprint $blueprint): array => $blueprint->getCommands(), $blueprints));
        $purpose = '';
        $declared = $foreignKeys = [];
        foreach ($commands as $command) {
            match ($command->get('name')) {
                'tableComment' => ($purpose = (string) $command->get('comment')),
                'index', 'unique' => ($declared[$command->get('index')] = [
                    array_map(
                        static fn (mixed $column): string => (string) $connection->getSchemaGrammar()->getValue($column),
                        $command->get('columns'),
                    ),
                    (string) $command->get('comment'),
                ]),
                'foreign' => ($foreignKeys[$command->get('columns')[0]] = [
                    'table' => (string) $command->get('on'),
                    'onDelete' => (string) $command->get('onDelete'),
                ]),
                default => null,
            };
        }
        $indexes = [];
        foreach ($connection->getSchemaBuilder()->getIndexes($table) as $index) {
            if (! $index['primary']) {
                [$of, $serves] = $declared[$index['name']] ?? [$index['columns'], ''];
                $indexes[] = ['name' => $index['name'], 'columns' => array_values($of), 'unique' => $index['unique'], 'serves' => $serves];
            }
        }
        usort($indexes, static fn (array $one, array $other): int => $one['name'] <=> $other['name']);

        return new TableSchema(
            $area,
            $table,
            $purpose,
            array_values(array_filter($columns, static fn (mixed $column): bool => $column instanceof ColumnDefinition)),
            $indexes,
            $foreignKeys,
            self::triggers($connection, $table),
        );
    }

    /** @return list<array{name: string, event: string, refuses: string}> */
    private static function triggers(Connection $connection, string $table): array
    {
        $triggers = [];
        foreach (
            $connection
                ->table('sqlite_master')
                ->where('type', 'trigger')
                ->where('tbl_name', $table)
                ->orderBy('name')
                ->pluck('sql', 'name') as $name => $sql
        ) {
            // Triggers that write instead of refusing are explained by the table they write.
            if (preg_match("/before (\w+) on .*raise\(abort, '(.*)'\)/s", (string) $sql, $parts) === 1) {
                $triggers[] = ['name' => (string) $name, 'event' => $parts[1], 'refuses' => $parts[2]];
            }
        }

        return $triggers;
    }
}
