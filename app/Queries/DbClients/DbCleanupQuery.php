<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbCleanupChoice;
use App\Data\DbClients\DbCleanupPreview;
use App\Data\DbClients\DbCleanupRun;
use App\Data\DbClients\DbCleanupSample;
use App\Domain\DbClients\Cleanup\Change;
use App\Domain\DbClients\DbClientContacts;
use App\Domain\DbClients\DbClientScope;
use App\Enums\Ability;
use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Lists\DbClients\CleanupRows;
use App\Lists\DbClients\DbClientSelection;
use App\Models\DbCleanup;
use App\Models\RoleAbility;
use App\Models\User;

/** The kinds of clean-up, past runs and previews. */
final readonly class DbCleanupQuery
{
    private const RUNS = 20;

    private const LOOKED_AT = 5_000;

    private const STEP = 500;

    private const SAMPLES = 6;

    private const NOUNS = ['db_phone_number' => 'Number', 'db_address' => 'Address'];

    public function __construct(private CleanupRows $rows) {}

    /** @return list<DbCleanupChoice> */
    public function kinds(): array
    {
        return array_map(
            static fn (DbCleanupKind $kind): DbCleanupChoice => new DbCleanupChoice($kind, $kind->label(), $kind->description()),
            DbCleanupKind::cases(),
        );
    }

    /** @return list<DbCleanupRun> for contractors, their own */
    public function runs(User $viewer): array
    {
        $runs = DbCleanup::query()->with('user');
        if (DbClientScope::of($viewer)->isOwnListsOnly) {
            $runs->where('user_id', $viewer->id);
        }

        $contractors = RoleAbility::query()->where('ability', Ability::CanViewDatabaseOnly)->pluck('role_id');

        return array_values(
            $runs
                ->latest('id')
                ->limit(self::RUNS)
                ->get()
                ->map(
                    static fn (DbCleanup $run): DbCleanupRun => new DbCleanupRun(
                        $run->id,
                        $run->kind,
                        $run->status,
                        $run->user->full_name,
                        self::target($run, $viewer, $contractors->contains($run->user->role_id)),
                        $run->total_rows,
                        $run->processed_rows,
                        $run->changed_rows,
                        $run->kept_rows,
                        $run->created_at->toIso8601ZuluString(),
                        $run->error,
                        $run->status->canBeUndone() && $run->changed_rows > 0,
                        in_array($run->status, DbCleanupStatus::underWay(), true),
                    ),
                )
                ->all(),
        );
    }

    /** @param  DbClientSelection|null  $selection  null for all DB clients */
    public function preview(DbCleanupKind $kind, User $viewer, ?DbClientSelection $selection = null): DbCleanupPreview
    {
        $ids = $this->rows->after(0, self::LOOKED_AT, $kind, $selection, $viewer);
        $count = 0;
        $samples = [];
        foreach (array_chunk($ids, self::STEP) as $step) {
            $changes = $this->rows->plan($step, $kind, $selection, $viewer);
            $count += count($changes);
            foreach (array_slice($changes, 0, self::SAMPLES - count($samples)) as $change) {
                $samples[] = new DbCleanupSample(
                    $change->dbClientId,
                    $this->words($change->before, $change, $viewer),
                    $change->after === null ? null : $this->words($change->after, $change, $viewer),
                );
            }
        }

        return new DbCleanupPreview($kind, $kind->description(), count($ids), $this->rows->count($kind, $selection, $viewer), $count, $samples);
    }

    /** Contractors have only the DB clients of their own lists. */
    private static function target(DbCleanup $run, User $viewer, bool $isByContractor): string
    {
        return match (true) {
            $run->ids !== null => count($run->ids) === 1 ? '1 selected DB client' : number_format(count($run->ids)).' selected DB clients',
            $run->filters !== null => number_format($run->total_rows).' filtered DB clients',
            $isByContractor => $run->user_id === $viewer->id ? 'your DB clients' : 'DB clients on their lists',
            default => 'all DB clients',
        };
    }

    /** @param  array<string, int|string|bool|null>  $fields */
    private function words(array $fields, Change $change, User $viewer): string
    {
        return match (true) {
            isset($fields['e164']) => DbClientContacts::phone($viewer, (string) $fields['e164']),
            isset($fields['first_name']) => implode(' · ', array_filter([$fields['first_name'], $fields['last_name'] ?? null])),
            isset($fields['db_client_id']) => (self::NOUNS[$change->subjectType] ?? 'Call')." of DB client {$fields['db_client_id']}",
            isset($fields['subject_id']) => "Note of DB client {$fields['subject_id']}",
            array_key_exists('merged_into_id', $fields) => "DB client {$change->dbClientId} "
                .($fields['merged_into_id'] === null ? 'on its own' : "as part of DB client {$fields['merged_into_id']}"),
            array_key_exists('deleted_at', $fields) => "DB client {$change->dbClientId} "
                .($fields['deleted_at'] === null ? 'on its own' : 'merged'),
            array_key_exists('to_on', $fields) => $fields['to_on'] === null ? 'No last day' : "Ends {$fields['to_on']}",
            default => implode(
                ', ',
                array_map(
                    static fn (string $field, mixed $value): string => str_replace(
                        ['email_is_valid', 'is_valid'],
                        ['email valid', 'valid'],
                        $field,
                    )
                        .': '.match ($value) {
                            true => 'yes',
                            false => 'no',
                            null => 'unchecked',
                            default => (string) $value,
                        },
                    array_keys($fields),
                    $fields,
                ),
            ),
        };
    }
}
