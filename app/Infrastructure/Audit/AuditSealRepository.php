<?php

declare(strict_types=1);

namespace App\Infrastructure\Audit;

use Carbon\CarbonImmutable;
use Generator;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Seals the activity log and the permission receipts in batches, a chain each; each seal includes the hash of the one before. Rows are sealed in the background, after
 * every transaction that could add an earlier row has ended.
 */
final readonly class AuditSealRepository
{
    private const ROWS_PER_SEAL = 1_000;

    /** Longer than any transaction of the application. */
    private const SETTLED_SECONDS = 120;

    private const HASH_LENGTH = 16;

    private const START = '0000000000000000000000000000000000000000000000000000000000000000';

    /** table => its sealed columns, the time of a row, and the column that names it */
    private const TABLES = [
        'audit_events' => [
            [
                'id',
                'actor_id',
                'impersonator_id',
                'subject_type',
                'subject_id',
                'client_id',
                'action',
                'before',
                'after',
                'ip',
                'created_at',
            ],
            'created_at',
            'action',
        ],
        'permission_receipts' => [
            [
                'id',
                'person_type',
                'person_id',
                'subject_type',
                'subject_id',
                'purpose',
                'is_allowed',
                'reasons',
                'inputs',
                'rule_version',
                'actor_id',
                'impersonator_id',
                'decided_at',
            ],
            'decided_at',
            'purpose',
        ],
    ];

    /** @return int how many rows were sealed */
    public function seal(int $maxSeals): int
    {
        $sealed = 0;
        foreach (array_keys(self::TABLES) as $table) {
            for ($seal = 0; $seal < $maxSeals; $seal++) {
                $rows = DB::transaction(fn (): int => $this->sealNext($table));
                $sealed += $rows;
                if ($rows < self::ROWS_PER_SEAL) {
                    break;
                }
            }
        }

        return $sealed;
    }

    /** @return array<string, array{to_id: int, hash: string, sealed_at: string}|null> the last seal of each table */
    public function heads(): array
    {
        $heads = [];
        foreach (array_keys(self::TABLES) as $table) {
            $seal = DB::table('audit_seals')->where('sealed_table', $table)->orderByDesc('id')->first(['to_id', 'hash', 'sealed_at']);
            $heads[$table] = $seal === null ? null : ['to_id' => (int) $seal->to_id, 'hash' => $seal->hash, 'sealed_at' => $seal->sealed_at];
        }

        return $heads;
    }

    /** Whether this was a head of the table's chain. */
    public function hasHead(string $table, int $toId, string $hash): bool
    {
        return DB::table('audit_seals')->where('sealed_table', $table)->where('to_id', $toId)->where('hash', $hash)->exists();
    }

    /** @return Generator<int, string> a description of each fault */
    public function faults(): Generator
    {
        foreach (array_keys(self::TABLES) as $table) {
            $hash = self::START;
            $last = 0;
            foreach (DB::table('audit_seals')->where('sealed_table', $table)->orderBy('id')->lazyById(200) as $seal) {
                $next = $last + 1;
                if ((int) $seal->from_id !== $next) {
                    yield "The seal of the rows from {$next} to before {$seal->from_id} of {$table} is missing.";
                }
                if (self::next($hash, $seal) !== $seal->hash) {
                    yield "The seal of the rows from {$seal->from_id} to {$seal->to_id}, or the one before it, was changed.";
                }
                yield from $this->faultsOf($seal, $table);
                [$hash, $last] = [$seal->hash, (int) $seal->to_id];
            }
        }
    }

    private function sealNext(string $table): int
    {
        [$columns, $time] = self::TABLES[$table];
        $previous = DB::table('audit_seals')->where('sealed_table', $table)->orderByDesc('id')->lockForUpdate()->first(['to_id', 'hash']);
        $from = (int) ($previous->to_id ?? 0) + 1;
        $settled = CarbonImmutable::now()->subSeconds(self::SETTLED_SECONDS)->format('Y-m-d H:i:s');
        // Stops at the first unsettled id: a seal covers every id in its range, and later rows can be back-dated.
        $rows = DB::table($table)->where('id', '>=', $from)->orderBy('id')->limit(self::ROWS_PER_SEAL)->get($columns)
            ->takeWhile(static fn (stdClass $row): bool => $row->{$time} <= $settled);
        if ($rows->isEmpty()) {
            return 0;
        }
        $seal = (object) [
            'from_id' => $from, 'to_id' => (int) $rows->last()->id, 'rows_count' => $rows->count(),
            'row_hashes' => $rows->map(static fn (stdClass $row): string => "{$row->id}:".self::hashOf($row, $columns))->implode(','),
        ];
        DB::table('audit_seals')->insert([
            ...(array) $seal,
            'sealed_table' => $table,
            'hash' => self::next($previous->hash ?? self::START, $seal),
            'sealed_at' => CarbonImmutable::now(),
        ]);

        return $rows->count();
    }

    /** @return Generator<int, string> */
    private function faultsOf(stdClass $seal, string $table): Generator
    {
        [$columns, , $name] = self::TABLES[$table];
        $sealed = [];
        foreach (array_filter(explode(',', $seal->row_hashes)) as $row) {
            [$id, $hash] = [...explode(':', $row), ''];
            $sealed[(int) $id] = $hash;
        }
        foreach (DB::table($table)->whereBetween('id', [$seal->from_id, $seal->to_id])->orderBy('id')->get($columns) as $row) {
            $hash = $sealed[(int) $row->id] ?? null;
            unset($sealed[(int) $row->id]);
            if ($hash === null) {
                yield "Row {$row->id} ({$row->{$name}}) was inserted after its neighbours were sealed.";
            } elseif ($hash !== self::hashOf($row, $columns)) {
                yield "Row {$row->id} ({$row->{$name}}) was changed after it was sealed.";
            }
        }
        foreach (array_keys($sealed) as $missing) {
            yield "Row {$missing} of {$table} is missing.";
        }
    }

    private static function next(string $previous, stdClass $seal): string
    {
        return hash('sha256', "{$previous}|{$seal->from_id}|{$seal->to_id}|{$seal->rows_count}|{$seal->row_hashes}");
    }

    /** @param  list<string>  $columns */
    private static function hashOf(stdClass $row, array $columns): string
    {
        $values = array_map(static fn (string $column): string => (string) $row->{$column}, $columns);

        return substr(hash('sha256', implode("\x1f", $values)), 0, self::HASH_LENGTH);
    }
}
