<?php

declare(strict_types=1);

namespace App\Infrastructure\Monitoring;

use Carbon\CarbonInterface;
use Illuminate\Database\Connection;
use Illuminate\Database\DatabaseManager;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\QueryException;
use Illuminate\Database\Schema\Blueprint;
use stdClass;

/** The entries of /telescope and /pulse, on a connection of their own. The table is created when it is first used. */
final class EntryRepository
{
    public const CONNECTION = 'monitoring';

    public const TABLE = 'telescope_entries';

    private const ROWS_AT_ONCE = 100;

    private bool $isReady = false;

    public function __construct(private readonly DatabaseManager $databases) {}

    /** @param  list<Entry>  $entries */
    public function add(array $entries): void
    {
        foreach (array_chunk($entries, self::ROWS_AT_ONCE) as $some) {
            $this->table()->insert(array_map(static fn (Entry $entry): array => $entry->toRow(), $some));
        }
    }

    public function table(): Builder
    {
        return $this->connection()->table(self::TABLE);
    }

    /**
     * Adds a `user_name` to each row. Users are in the product's database, so they can't be joined.
     *
     * @param  list<stdClass>  $rows  with a `user_id`
     */
    public function nameUsers(array $rows): void
    {
        $ids = array_unique(array_filter(array_column($rows, 'user_id')));
        $users = $ids === []
            ? collect()
            : $this->databases
                ->connection()
                ->table('users')
                ->whereIntegerInRaw('id', $ids)
                ->get(['id', 'first_name', 'last_name'])
                ->keyBy('id');
        foreach ($rows as $row) {
            $user = $users->get($row->user_id);
            $row->user_name = $user === null ? null : "{$user->first_name} {$user->last_name}";
        }
    }

    /** @return int how many entries were deleted */
    public function prune(CarbonInterface $before): int
    {
        $deleted = 0;
        do {
            $old = $this->table()->where('created_at', '<', $before)->orderBy('created_at')->limit(1_000)->pluck('sequence');
            $deleted += $old->isEmpty() ? 0 : $this->table()->whereIntegerInRaw('sequence', $old->all())->delete();
        } while ($old->isNotEmpty());

        return $deleted;
    }

    private function connection(): Connection
    {
        $connection = $this->databases->connection(self::CONNECTION);
        if (! $this->isReady) {
            $this->prepare($connection);
            $this->isReady = true;
        }

        return $connection;
    }

    private function prepare(Connection $connection): void
    {
        $file = $connection->getDatabaseName();
        if ($connection->getDriverName() === 'sqlite' && $file !== ':memory:' && ! is_file($file)) {
            touch($file);
        }
        $schema = $connection->getSchemaBuilder();
        if ($schema->hasTable(self::TABLE)) {
            return;
        }
        try {
            $schema->create(self::TABLE, self::columns(...));
        } catch (QueryException $failure) {
            // Another process created it at the same time.
            throw_unless($schema->hasTable(self::TABLE), $failure);
        }
    }

    /** A part of the package's columns, and the figures that lists and sums read without opening `content`. */
    private static function columns(Blueprint $table): void
    {
        $table->id('sequence');
        $table->char('batch_id', 32)->index();
        $table->string('type', 16);
        $table->char('family_hash', 32);
        $table->string('label');
        $table->string('status', 16)->nullable();
        $table->string('outcome', 8);
        $table->double('duration_ms')->nullable();
        $table->unsignedBigInteger('user_id')->nullable();
        $table->unsignedInteger('weight')->default(0);
        $table->unsignedInteger('cache_hits')->default(0);
        $table->unsignedInteger('cache_misses')->default(0);
        $table->text('content');
        $table->dateTime('created_at')->index();
        $table->index(['type', 'created_at', 'sequence']);
        $table->index(['type', 'outcome', 'created_at', 'sequence']);
    }
}
