<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Matches\Merging\ClientReferences;
use App\Enums\ImportField;
use App\Enums\ImportKind;
use stdClass;

/** The fields of one kind of file, for guessing the mapping, the sample file, checks, choices and updates. */
final readonly class ImportSchema
{
    private const SAMPLES = [
        ['first_name' => 'Charlotte', 'last_name' => 'Example', 'date_of_birth' => '14/03/1985', 'mobile_e164' => '0491 570 156', 'email' => 'charlotte@mail.example', 'address' => '12 Bridge Road', 'suburb' => 'Richmond', 'state' => 'VIC', 'postcode' => '3121'],
        ['first_name' => 'Oliver', 'last_name' => 'Sample', 'date_of_birth' => '2 Nov 1979', 'mobile_e164' => '0491 570 157', 'email' => 'oliver@mail.example', 'address' => '3/48 Beach Street', 'suburb' => 'Coogee', 'state' => 'NSW', 'postcode' => '2034'],
    ];

    private const ATTACHED = [
        ['table' => 'notes', 'column' => 'subject_id', 'type' => 'subject_type'], ['table' => 'attachments', 'column' => 'subject_id', 'type' => 'subject_type'],
        ['table' => 'consents', 'column' => 'person_id', 'type' => 'person_type'], ['table' => 'betstop_checks', 'column' => 'person_id', 'type' => 'person_type'],
        ['table' => 'phone_logs', 'column' => 'person_id', 'type' => 'person_type'],
    ];

    /**
     * @param  string  $type  the morph name of the records
     * @param  array<string, FieldSchema>  $fields  by field
     */
    private function __construct(public ImportKind $kind, public string $type, public array $fields) {}

    public static function of(ImportKind $kind): self
    {
        // A DB client has tables of its own for numbers and addresses.
        $isColumn = $kind !== ImportKind::DbClients;
        $person = [
            new FieldSchema(ImportField::FirstName, FieldType::Text, ['firstname', 'first', 'givenname', 'givennames', 'forename'], 100, isRequired: true),
            new FieldSchema(ImportField::LastName, FieldType::Text, ['lastname', 'last', 'surname', 'familyname'], 100, isRequired: true),
            new FieldSchema(ImportField::FullName, FieldType::Text, ['fullname', 'name', 'clientname', 'customername', 'customer', 'client', 'contactname', 'contact'], 200, isColumn: false),
            new FieldSchema(ImportField::DateOfBirth, FieldType::Date, ['dateofbirth', 'dob', 'birthday', 'birthdate', 'birth', 'born']),
            new FieldSchema(ImportField::Mobile, $isColumn ? FieldType::Mobile : FieldType::Phone, ['mobile', 'mobilee164', 'phone', 'cell', 'cellphone', 'mobilephone', 'mobilenumber', 'mobileno', 'phonenumber', 'phoneno', 'phone1', 'telephone', 'tel', 'contactnumber'], isColumn: $isColumn),
            new FieldSchema(ImportField::Email, FieldType::Email, ['email', 'emailaddress', 'mail', 'email1']),
            new FieldSchema(ImportField::Address, FieldType::Text, ['address', 'street', 'streetaddress', 'addressline1', 'address1', 'residentialaddress'], isColumn: $isColumn),
            new FieldSchema(ImportField::Suburb, FieldType::Text, ['suburb', 'city', 'town', 'locality'], 100, isColumn: $isColumn),
            new FieldSchema(ImportField::State, FieldType::Choice, ['state', 'stateterritory', 'region', 'province'], isColumn: $isColumn),
            new FieldSchema(ImportField::Postcode, FieldType::Postcode, ['postcode', 'postalcode', 'zip', 'zipcode', 'pcode'], isColumn: $isColumn),
        ];
        $company = new FieldSchema(ImportField::Company, FieldType::Choice, ['company', 'brand', 'companyname', 'companyid'], isRequired: $kind === ImportKind::Clients, hasDefault: true);
        $source = new FieldSchema(ImportField::Source, FieldType::Text, ['source', 'leadsource', 'campaign', 'listname', 'list', 'provenance'], 64, hasDefault: true);
        [$type, $fields] = match ($kind) {
            ImportKind::Clients => ['client', [
                new FieldSchema(ImportField::Pin, FieldType::Pin, ['pin', 'clientpin', 'pinnumber', 'accountnumber', 'accountno', 'customernumber'], isColumn: false),
                ...$person,
                new FieldSchema(ImportField::PreferredName, FieldType::Text, ['preferredname', 'nickname', 'knownas'], 100),
                new FieldSchema(ImportField::Status, FieldType::Choice, ['status', 'clientstatus', 'accountstatus'], isColumn: false, hasDefault: true),
                $company,
                new FieldSchema(ImportField::AccountManager, FieldType::Choice, ['accountmanager', 'manager', 'accountmanagerid', 'accountmanagername', 'am'], hasDefault: true),
                new FieldSchema(ImportField::Affiliate, FieldType::Choice, ['affiliate', 'affiliatename', 'affiliateid', 'referrer', 'referredby'], hasDefault: true),
            ]],
            ImportKind::Leads => ['lead', [
                ...$person,
                $company,
                new FieldSchema(ImportField::Owner, FieldType::Choice, ['owner', 'leadowner', 'ownername', 'assignedto', 'accountmanager', 'manager'], hasDefault: true),
                $source,
            ]],
            ImportKind::DbClients => ['db_client', [
                ...$person,
                new FieldSchema(ImportField::SecondPhone, FieldType::Phone, ['secondphone', 'phone2', 'homephone', 'landline', 'otherphone', 'altphone', 'mobile2'], isColumn: false),
                new FieldSchema(ImportField::ThirdPhone, FieldType::Phone, ['thirdphone', 'phone3', 'workphone', 'businessphone', 'mobile3'], isColumn: false),
                $source,
                new FieldSchema(ImportField::ConsentBasis, FieldType::Choice, ['consentbasis', 'consent', 'consenttype'], hasDefault: true),
            ]],
        };

        return new self($kind, $type, array_column(array_map(static fn (FieldSchema $field): array => [$field->field->value, $field], $fields), 1, 0));
    }

    public function table(): string
    {
        return $this->kind->value;
    }

    /**
     * The columns whose headings name a field.
     *
     * @param  list<string>  $header
     * @return array<string, int> columns by field
     */
    public function guess(array $header): array
    {
        return self::guessColumns($this->fields, $header);
    }

    /**
     * @param  array<string, FieldSchema>  $fields  by field
     * @param  list<string>  $header
     * @return array<string, int> columns by field
     */
    public static function guessColumns(array $fields, array $header): array
    {
        $mapping = [];
        $names = array_map(static fn (string $name): string => (string) preg_replace('/[^a-z0-9]/', '', mb_strtolower($name)), $header);
        foreach ($fields as $key => $field) {
            foreach ($field->headings as $heading) {
                $column = array_search($heading, $names, true);
                if ($column !== false && ! in_array($column, $mapping, true)) {
                    $mapping[$key] = (int) $column;
                    break;
                }
            }
        }

        return $mapping;
    }

    /** @return list<list<string>> the headings, and rows of invented people */
    public function sample(): array
    {
        $fields = array_diff_key($this->fields, [ImportField::FullName->value => true]);

        return [
            array_values(array_map(static fn (FieldSchema $field): string => $field->field->label(), $fields)),
            ...array_map(static fn (array $person): array => array_map(static fn (string $key): string => $person[$key] ?? '', array_keys($fields)), self::SAMPLES),
        ];
    }

    /**
     * A record's columns as a form shows them: empty text for null, dates without a time.
     *
     * @return array<string, string>
     */
    public function texts(stdClass $record): array
    {
        $texts = [];
        foreach ($this->fields as $key => $field) {
            if ($field->isColumn) {
                $texts[$key] = $field->type === FieldType::Date ? substr((string) $record->{$key}, 0, 10) : (string) $record->{$key};
            }
        }

        return $texts;
    }

    /**
     * The values to store, without fields that are not columns.
     *
     * @param  array<string, string>  $texts
     * @return array<string, int|string|null>
     */
    public function values(array $texts): array
    {
        $values = [];
        foreach ($texts as $key => $text) {
            if ($this->fields[$key]->isColumn ?? false) {
                $values[$key] = match (true) {
                    $text === '' => null,
                    str_ends_with($key, '_id') => (int) $text,
                    default => $text,
                };
            }
        }

        return $values;
    }

    /**
     * The tables whose rows show that staff have worked with a record: the column of its id, and the column of its morph name.
     *
     * @return list<array{table: string, column: string, type: string|null}>
     */
    public function dependents(): array
    {
        return match ($this->kind) {
            // Everything that a merge moves, except rows that are written automatically.
            ImportKind::Clients => array_values(array_filter(ClientReferences::moved(), static fn (array $place): bool => ! in_array($place['table'], ['client_monthly_stats', 'notifications'], true))),
            ImportKind::Leads => [['table' => 'db_clients', 'column' => 'lead_id', 'type' => null], ...self::ATTACHED],
            ImportKind::DbClients => [['table' => 'db_client_outcomes', 'column' => 'db_client_id', 'type' => null], ...self::ATTACHED],
        };
    }
}
