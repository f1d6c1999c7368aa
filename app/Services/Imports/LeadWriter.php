<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\LeadStatus;
use App\Services\Search\SearchTerms;
use App\Support\BulkSql;
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
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');
        $records = [];
        foreach ($rows as $row) {
            $record = [];
            foreach (self::FIELDS as $field) {
                $record[$field] = RecordTexts::stored($field, $row->get($field));
            }
            $records[] = [...$record, 'status' => LeadStatus::New->value, 'created_at' => $now, 'updated_at' => $now];
        }

        return array_combine(array_map(static fn (ReadRow $row): int => $row->rowNo, $rows), BulkSql::insertForIds('leads', $records));
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
