<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\PhoneKind;
use App\Models\Import;
use App\Services\Search\SearchTerms;
use App\Services\Suppression\SuppressionBook;
use App\Support\BulkSql;
use Carbon\CarbonImmutable;
use stdClass;

/** Imported prospects with their numbers and address; those who must not be contacted come in as suppressed. */
final readonly class DbClientWriter implements RecordWriter
{
    private const FIELDS = ['first_name', 'last_name', 'date_of_birth', 'email', 'source', 'consent_basis'];

    public function __construct(private Import $import, private SuppressionBook $suppressions) {}

    public function type(): string
    {
        return 'db_client';
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
        $reasons = $this->suppressions->reasons(array_merge(...array_map(static fn (ReadRow $row): array => [...$row->phones, $row->get('email')], $rows)));
        $ids = NewRecords::insert('db_clients', $rows, self::FIELDS, $now, static function (ReadRow $row) use ($reasons): array {
            $reason = null;
            foreach ([...$row->phones, $row->get('email')] as $value) {
                $reason ??= $reasons[$value] ?? null;
            }

            return [
                'consent_basis' => $row->get('consent_basis') ?: ConsentBasis::Unknown->value,
                'status' => ($reason === null ? DbClientStatus::Raw : DbClientStatus::Suppressed)->value, 'suppressed_reason' => $reason?->value,
            ];
        });
        $this->reach($rows, $ids, $now);

        return $ids;
    }

    public function termsOf(ReadRow $row): SearchTerms
    {
        $terms = (new SearchTerms)->names($row->get('first_name'), $row->get('last_name'))->email($row->get('email'));
        array_map($terms->phone(...), $row->phones);

        return $terms;
    }

    public function facts(ReadRow $row): array
    {
        return ['first_name' => $row->get('first_name'), 'last_name' => $row->get('last_name'), 'source' => $row->get('source')];
    }

    public function dependents(): array
    {
        return [['table' => 'db_client_outcomes', 'column' => 'db_client_id', 'type' => null], ...self::ATTACHED];
    }

    /**
     * @param  list<ReadRow>  $rows
     * @param  array<int, int>  $ids
     */
    private function reach(array $rows, array $ids, string $now): void
    {
        $numbers = [];
        $consents = [];
        $addresses = [];
        foreach ($rows as $row) {
            $common = ['db_client_id' => $ids[$row->rowNo], 'source' => $row->get('source') ?: null, 'created_at' => $now, 'updated_at' => $now];
            foreach ($row->phones as $phone) {
                $numbers[] = [
                    ...$common, 'e164' => $phone, 'kind' => self::kindOf($phone)->value, 'value_hash' => SuppressionBook::hash($phone),
                    'consent_basis' => $row->get('consent_basis') ?: ConsentBasis::Unknown->value,
                ];
                $consents[] = [$ids[$row->rowNo], $phone, $row];
            }
            if ($row->get('address').$row->get('suburb').$row->get('state').$row->get('postcode') !== '') {
                $addresses[] = [...$common, 'line' => $row->get('address') ?: null, 'suburb' => $row->get('suburb') ?: null, 'state' => $row->get('state') ?: null, 'postcode' => $row->get('postcode') ?: null];
            }
        }
        BulkSql::insert('db_phone_numbers', $numbers);
        BulkSql::insert('db_addresses', $addresses);
        ProspectConsents::note($this->import, $consents, $now);
    }

    private static function kindOf(string $e164): PhoneKind
    {
        return match (true) {
            str_starts_with($e164, '+614') => PhoneKind::Mobile,
            preg_match('/\A\+61[2378]/', $e164) === 1 => PhoneKind::Landline,
            default => PhoneKind::Other,
        };
    }
}
