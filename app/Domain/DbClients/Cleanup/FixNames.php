<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use Closure;
use Illuminate\Support\Facades\DB;

/** Fixes the case of names, or splits a full name into two fields. */
final readonly class FixNames implements Cleaner
{
    /** @param  Closure(string, string): (array{string, string}|null)  $rule  from first and last name to how they should be */
    public function __construct(private Closure $rule) {}

    public static function case(): self
    {
        return new self(static fn (string $first, string $last): array => [PersonName::cased($first), PersonName::cased($last)]);
    }

    public static function fields(): self
    {
        return new self(PersonName::split(...));
    }

    public function plan(array $ids): array
    {
        $changes = [];
        foreach (DB::table('db_clients')->whereIn('id', $ids)->whereNull('deleted_at')->orderBy('id')->get(['id', 'first_name', 'last_name']) as $row) {
            $fixed = ($this->rule)((string) $row->first_name, (string) $row->last_name);
            if ($fixed !== null && $fixed !== [$row->first_name, $row->last_name]) {
                $changes[] = new Change('db_client', (int) $row->id, (int) $row->id, ['first_name' => $row->first_name, 'last_name' => $row->last_name], ['first_name' => $fixed[0], 'last_name' => $fixed[1]]);
            }
        }

        return $changes;
    }
}
