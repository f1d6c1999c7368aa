<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Enums\ExclusionRecordState;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\Export;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** The records and the period of an evidence pack. Fixed at the request, so that every part of the pack is about the same. */
final readonly class EvidenceScope
{
    /**
     * @param  list<int>  $clients
     * @param  list<int>  $leads
     * @param  list<int>  $dbClients
     * @param  CarbonImmutable  $startsAt  UTC
     * @param  CarbonImmutable  $endsAt  UTC, not included
     */
    public function __construct(
        public array $clients,
        public array $leads,
        public array $dbClients,
        public CarbonImmutable $startsAt,
        public CarbonImmutable $endsAt,
    ) {}

    public static function of(Export $export): self
    {
        /** @var array{clients: list<int>, leads: list<int>, db_clients: list<int>, starts_at: string, ends_at: string} $filters as `filters` wrote them */
        $filters = $export->filters;

        return new self(
            $filters['clients'], $filters['leads'], $filters['db_clients'],
            CarbonImmutable::parse($filters['starts_at'], 'UTC'), CarbonImmutable::parse($filters['ends_at'], 'UTC'),
        );
    }

    /** @return array<string, list<int>> ids by the type of record */
    public function people(): array
    {
        return ['client' => $this->clients, 'lead' => $this->leads, 'db_client' => $this->dbClients];
    }

    /**
     * The period as stored with the request. Rows that are written while the pack is built are not in it.
     *
     * @param  string  $from  a day of the business, such as 2026-11-01
     * @param  string  $until  a day, included
     * @return array<string, mixed>
     */
    public static function filters(Client|ExclusionCase $subject, string $from, string $until): array
    {
        $timezone = config()->string('paddock.timezone');
        $end = CarbonImmutable::parse($until, $timezone)->addDay()->utc();

        return [
            'from' => $from, 'until' => $until,
            'starts_at' => CarbonImmutable::parse($from, $timezone)->utc()->format('Y-m-d H:i:s'),
            'ends_at' => min($end, CarbonImmutable::now('UTC'))->format('Y-m-d H:i:s'),
            ...($subject instanceof Client ? self::withLinked([$subject->id], [], []) : self::recordsOf($subject)),
        ];
    }

    /** @return array{clients: list<int>, leads: list<int>, db_clients: list<int>} the records of the person, without uncertain ones */
    private static function recordsOf(ExclusionCase $case): array
    {
        $records = $case->records()->whereIn('state', ExclusionRecordState::own())->get();
        $of = static fn (string $type): array => array_values(array_map(intval(...), $records->where('record_type', $type)->pluck('record_id')->all()));

        return self::withLinked([$case->client_id, ...$of('client')], $of('lead'), $of('db_client'));
    }

    /**
     * With the leads and DB clients that became these clients: calls and consents before the account stay with those.
     *
     * @param  list<int>  $clients
     * @param  list<int>  $leads
     * @param  list<int>  $dbClients
     * @return array{clients: list<int>, leads: list<int>, db_clients: list<int>}
     */
    private static function withLinked(array $clients, array $leads, array $dbClients): array
    {
        $linked = static fn (string $table, string $column, array $ids): array => array_values(
            array_map(intval(...), DB::table($table)->whereIntegerInRaw($column, $ids)->orderBy('id')->pluck('id')->all()),
        );
        $clients = self::withMerged('clients', $clients);
        $leads = self::withMerged('leads', [...$leads, ...$linked('leads', 'client_id', $clients)]);

        return [
            'clients' => $clients,
            'leads' => $leads,
            'db_clients' => self::withMerged('db_clients', [
                ...$dbClients,
                ...$linked('db_clients', 'client_id', $clients),
                ...$linked('db_clients', 'lead_id', $leads),
            ]),
        ];
    }

    /**
     * With the records that were merged into them: the activity log and the receipts stay with those.
     *
     * @param  'clients'|'leads'|'db_clients'  $table
     * @param  list<int>  $ids
     * @return list<int>
     */
    private static function withMerged(string $table, array $ids): array
    {
        $found = $new = array_values(array_unique($ids));
        while ($new !== []) {
            $new = array_values(array_map(intval(...), DB::table($table)->whereIn('merged_into_id', $new)->whereNotIn('id', $found)->pluck('id')->all()));
            $found = [...$found, ...$new];
        }

        return $found;
    }
}
