<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ClientStatus;
use App\Services\Merging\ClientReferences;
use App\Services\Search\SearchTerms;
use Carbon\CarbonImmutable;
use stdClass;

/** Imported clients. They are customers already, so the New Account check is taken as done, unless the import says otherwise. */
final readonly class ClientWriter implements RecordWriter
{
    private const FIELDS = [
        'first_name', 'last_name', 'preferred_name', 'date_of_birth', 'email', 'mobile_e164', 'address', 'suburb', 'state', 'postcode',
        'company_id', 'account_manager_id', 'affiliate_id',
    ];

    public function __construct(private ImportOptions $options, private NewPins $pins) {}

    public function type(): string
    {
        return 'client';
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
        $given = array_values(array_filter(array_map(static fn (ReadRow $row): string => $row->get('pin'), $rows), static fn (string $pin): bool => $pin !== ''));
        $pins = $this->pins->draw(count($rows) - count($given), $given);

        foreach ($rows as $place => $row) {
            $rows[$place] = $row->get('pin') === '' ? $row->with('pin', (string) array_pop($pins)) : $row;
        }

        return $rows;
    }

    public function create(array $rows): array
    {
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');

        return NewRecords::insert('clients', $rows, self::FIELDS, $now, fn (ReadRow $row): array => [
            'pin' => $row->get('pin'),
            'status' => $row->get('status') ?: ($this->options->needsCheck ? ClientStatus::Pending : ClientStatus::Active)->value,
            'new_account_checked_at' => $this->options->needsCheck ? null : $now,
        ]);
    }

    public function termsOf(ReadRow $row): SearchTerms
    {
        return (new SearchTerms)
            ->names($row->get('first_name'), $row->get('last_name'), $row->get('preferred_name'))
            ->code($row->get('pin'))
            ->phone($row->get('mobile_e164'))
            ->email($row->get('email'));
    }

    public function facts(ReadRow $row): array
    {
        return ['company_id' => (int) $row->get('company_id'), 'pin' => $row->get('pin')];
    }

    public function dependents(): array
    {
        // What a merge would carry over, except for what the program writes by itself.
        return array_values(array_filter(ClientReferences::moved(), static fn (array $place): bool => ! in_array($place['table'], ['client_monthly_stats', 'notifications'], true)));
    }
}
