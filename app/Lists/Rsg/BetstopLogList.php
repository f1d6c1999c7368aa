<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\BetstopLogRow;
use App\Enums\BetstopLogPurpose;
use App\Enums\BetstopLogResult;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\ConditionFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\FilterKind;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\UtcTime;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Every check with the BetStop register and every notice of it, newest first. Checks have even ids, notices odd ones.
 *
 * @extends ListDefinition<BetstopLogRow>
 */
final readonly class BetstopLogList extends ListDefinition
{
    public const KEY = 'entries';

    public const TITLE = 'BetStop log';

    public const ID_COLUMN = 'betstop_log.id';

    public const DEFAULT_ORDER = '-at';

    /** `run` is a background check. */
    public const PARAMETERS = ['run' => self::ID_RULE];

    public const FILENAME = 'betstop-log';

    public function sorts(): array
    {
        return [Sort::by('at', 'betstop_log.at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('result', 'Result', 'betstop_log.result', BetstopLogResult::class),
            ChoiceFilter::plainEnum('purpose', 'Purpose', 'betstop_log.purpose', BetstopLogPurpose::class),
            new DateRangeFilter('date', 'Date', 'betstop_log.at', $context->viewer->timezone),
            ChoiceFilter::ids('user', 'User', 'betstop_log.user_id', isNullable: true, words: ['me' => $context->viewer->id]),
            new ConditionFilter(
                'client',
                'Client',
                FilterKind::Lookup,
                ConditionFilter::ID,
                static fn (Builder $rows, string $id): Builder => $rows
                    ->where('betstop_log.person_type', 'client')
                    ->where('betstop_log.person_id', (int) $id),
            ),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('at', 'Time', sort: 'at')->csvTime(),
            Column::of('person_name', 'Person')->csv()->csv('PIN', static fn (BetstopLogRow $row): ?string => $row->client_pin),
            Column::of('result', 'Result')->csv(value: static fn (BetstopLogRow $row): string => $row->result_label),
            Column::of('purpose', 'Purpose')->csv(value: static fn (BetstopLogRow $row): string => $row->purpose_label),
            Column::of('user_name', 'User')->csv(),
            Column::of('evidence', 'Evidence')
                ->csv('Reference', static fn (BetstopLogRow $row): ?string => $row->reference)
                ->csv('Error', static fn (BetstopLogRow $row): ?string => $row->error)
                ->csv('Request hash', static fn (BetstopLogRow $row): ?string => $row->request_hash)
                ->csvTime('Valid until', static fn (BetstopLogRow $row): ?string => $row->valid_until),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        // SQLite merges both tables in the order of their indexes only when the columns have the same type.
        [$text, $number] = DB::getDriverName() === 'sqlite' ? ["cast('%s' as text)", 'cast(null as integer)'] : ["'%s'", 'null'];
        $checks = DB::table('betstop_checks')
            ->select(['result', 'purpose', 'user_id', 'betstop_run_id', 'person_type', 'person_id', 'checked_at as at'])
            ->selectRaw('id * 2 as id');
        $notices = DB::table('betstop_updates')
            ->select(['change as result'])
            ->selectRaw(
                sprintf(
                    "{$text} as purpose, {$number} as user_id, {$number} as betstop_run_id, {$text} as person_type, client_id as person_id, received_at as at, id * 2 + 1 as id",
                    'notice',
                    'client',
                ),
            );

        return DB::query()->fromSub($checks->unionAll($notices), 'betstop_log');
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return $rows->when(
            $parameters->values['run'] ?? null,
            static fn (Builder $own, mixed $run): Builder => $own->where('betstop_log.betstop_run_id', (int) $run),
        );
    }

    protected function load(array $rows, ListContext $context): void
    {
        $ids = static fn (bool $isNotice): array => array_map(
            static fn (stdClass $row): int => intdiv((int) $row->id, 2),
            array_filter($rows, static fn (stdClass $row): bool => ((int) $row->id % 2 === 1) === $isNotice),
        );
        $checks = DB::table('betstop_checks')
            ->whereIntegerInRaw('id', $ids(false))
            ->get(['id', 'person_type', 'person_id', 'evidence', 'request_hash', 'valid_until'])
            ->keyBy('id');
        $notices = DB::table('betstop_updates')
            ->whereIntegerInRaw('id', $ids(true))
            ->get(['id', 'first_name', 'last_name', 'external_id'])
            ->keyBy('id');
        // Leads and DB clients who are called or converted, and notices whose end was checked.
        $others = [];
        foreach (['lead' => 'leads', 'db_client' => 'db_clients', 'betstop_update' => 'betstop_updates'] as $type => $table) {
            $others[$type] = DB::table($table)
                ->whereIntegerInRaw('id', $checks->where('person_type', $type)->pluck('person_id'))
                ->get(['id', 'first_name', 'last_name'])
                ->keyBy('id');
        }
        $clients = DB::table('clients')
            ->whereIntegerInRaw(
                'id',
                array_column(
                    array_filter(
                        $rows,
                        static fn (stdClass $row): bool => $row->person_type === 'client' && $row->person_id !== null,
                    ),
                    'person_id',
                ),
            )
            ->get(['id', 'first_name', 'last_name', 'pin'])
            ->keyBy('id');
        $users = DB::table('users')
            ->whereIntegerInRaw('id', array_unique(array_filter(array_column($rows, 'user_id'))))
            ->get(['id', 'first_name', 'last_name'])
            ->keyBy('id');
        foreach ($rows as $row) {
            [$id, $isNotice] = [intdiv((int) $row->id, 2), (int) $row->id % 2 === 1];
            [$row->check, $row->notice] = [$isNotice ? null : $checks->get($id), $isNotice ? $notices->get($id) : null];
            $row->other = $row->check === null ? null : ($others[$row->check->person_type ?? ''] ?? new Collection)->get($row->check->person_id);
            [$row->client, $row->user] = [$row->person_type === 'client' ? $clients->get($row->person_id) : null, $users->get($row->user_id)];
        }
    }

    protected function row(stdClass $row, ListContext $context): BetstopLogRow
    {
        /** @var array<string, string> $evidence */
        $evidence = json_decode((string) $row->check?->evidence, true) ?? [];
        $name = static fn (?stdClass $person): ?string => $person === null ? null : DataFactory::personName($person, 'full');

        return DataFactory::make(BetstopLogRow::class, $row, [
            'result_label' => BetstopLogResult::from($row->result)->label(),
            'purpose_label' => BetstopLogPurpose::from($row->purpose)->label(),
            'person_name' => $name($row->client) ?? $name($row->notice) ?? $name($row->other),
            'client_id' => $row->client === null ? null : (int) $row->client->id,
            'client_pin' => $row->client?->pin,
            'user_name' => $name($row->user),
            'reference' => $row->notice->external_id ?? $evidence['reference'] ?? null,
            'error' => $evidence['error'] ?? null,
            'request_hash' => $row->check?->request_hash,
            'valid_until' => UtcTime::iso($row->check?->valid_until),
            'at' => (string) UtcTime::iso($row->at),
        ]);
    }
}
