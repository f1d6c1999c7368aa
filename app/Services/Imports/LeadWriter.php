<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\LeadStatus;
use App\Services\Search\SearchTerms;
use Carbon\CarbonImmutable;
use stdClass;

/** Imported leads; each begins as new. */
final readonly class LeadWriter implements RecordWriter
{
    private const FIELDS = [
        'first_name', 'last_name', 'date_of_birth', 'email', 'mobile_e164', 'address', 'suburb', 'state', 'postcode',
        'company_id', 'source', 'owner_id',
    ];

    public function type(): string
    {
        return 'lead';
    }

    public function fields(): array
    {
        return self::FIELDS;
    }

    public function textsOf(stdClass $record): array
    {
        return RecordTexts::of($record, self::FIELDS);
    }

    public function prepare(array $rows): array
    {
        return $rows;
    }

    public function create(array $rows): array
    {
        return NewRecords::insert('leads', $rows, self::FIELDS, CarbonImmutable::now()->format('Y-m-d H:i:s'), static fn (): array => ['status' => LeadStatus::New->value]);
    }

    public function termsOf(ReadRow $row): SearchTerms
    {
        return (new SearchTerms)->names($row->get('first_name'), $row->get('last_name'))->phone($row->get('mobile_e164'))->email($row->get('email'));
    }

    public function facts(ReadRow $row): array
    {
        return ['first_name' => $row->get('first_name'), 'last_name' => $row->get('last_name')];
    }

    public function dependents(): array
    {
        return [['table' => 'db_clients', 'column' => 'lead_id', 'type' => null], ...self::ATTACHED];
    }
}
