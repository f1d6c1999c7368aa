<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Protection\Exclusion;
use App\Enums\AustralianState;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\ImportDecision;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportRowStatus;
use App\Enums\LeadStatus;
use App\Models\Import;
use App\Support\PostcodeRanges;
use stdClass;

/**
 * Decides what each row does, by the rule shown on the page. A row is about an existing record when the PIN matches; when mobile or
 * email match and first name and date of birth agree; or when name and date of birth match. A row that shares a mobile or email with
 * another person waits for a decision.
 */
final readonly class RowClassifier
{
    private const CONTACTS = ['mobile_e164', 'second_phone', 'third_phone', 'email', 'address'];

    /** These change together with the street. */
    private const AROUND = ['suburb', 'state', 'postcode'];

    /** Shown whenever a row has contact details, so that it does not reveal whether they match the record. */
    private const KEPT = 'You can’t see contact details, so this person’s contact details were not changed.';

    /** Another row of the import, or a colleague, has changed the record since the row was shown with it. */
    public const CHANGED = 'The record for this row has changed. Edit the record instead and skip this row.';

    private const UNREACHABLE = 'Enter a mobile or an email address so that this person can be contacted.';

    private bool $blankClears;

    /**
     * @param  list<int>|null  $ownerIds  the staff whose records the importer may change; null for all
     * @param  bool  $seesContacts  an importer who cannot see contact details cannot change them
     */
    public function __construct(
        private Import $import,
        private ImportSchema $schema,
        private DbClientContactWriter $contacts,
        private ?array $ownerIds,
        private bool $seesContacts,
    ) {
        $this->blankClears = ($import->options['blank_clears'] ?? false) === true;
    }

    /**
     * @param  list<ParsedRow>  $rows
     * @param  list<KnownPeople>  $elsewhere  people of the other tables, who are not imported again
     * @param  array<int, Exclusion>  $excluded  by row number
     * @param  array<int, Exclusion>  $similar  excluded people with the same name and another detail, for rows without a date of birth
     * @return list<RowResult>
     */
    public function classify(array $rows, KnownPeople $known, array $elsewhere, array $excluded, array $similar, SeenRows $seen, ?ImportDecision $decision = null): array
    {
        $results = [];
        foreach ($rows as $row) {
            $result = $row->errors === []
                ? $this->one($row, $known, $elsewhere, $excluded[$row->rowNo] ?? null, $similar[$row->rowNo] ?? null, $seen->find($row), $decision)
                : RowResult::error($row, $this->errorsOfUnread($row));
            if ($result->outcome !== ImportRowStatus::Error) {
                $seen->add($row);
            }
            if ($result->outcome === ImportRowStatus::Updated && $result->subjectId !== null) {
                $seen->addRecord($row->rowNo, $known->people[$result->subjectId]);
                $known->forget([$result->subjectId]);
            }
            $results[] = $result;
        }

        return $results;
    }

    /**
     * @param  list<KnownPeople>  $elsewhere
     * @param  array{row_no: int, rule: string, agrees: bool}|null  $earlier  a row with the same value
     */
    private function one(ParsedRow $row, KnownPeople $known, array $elsewhere, ?Exclusion $exclusion, ?Exclusion $similar, ?array $earlier, ?ImportDecision $decision): RowResult
    {
        if ($earlier !== null && $earlier['agrees']) {
            return RowResult::skip($row, "Duplicate of row {$earlier['row_no']} (same {$earlier['rule']}).");
        }
        $match = PersonMatch::of($row, $known, $this->seesContacts);
        $doubt = $earlier === null ? $match->doubt : PersonMatch::doubt($earlier['rule'], "row {$earlier['row_no']}");
        $isUndecided = $decision === null && ($match->id === null || $this->import->mode !== ImportMode::Create);

        return match (true) {
            $decision === ImportDecision::Update => $match->possibleId === null
                ? RowResult::error($row, ['row' => self::CHANGED])
                : $this->known($row, $known, $match->possibleId, '', $exclusion),
            $decision === ImportDecision::Create && $match->id !== null => RowResult::error($row, ['row' => "This person already exists: {$match->description($known)}."]),
            $decision === null && $earlier === null && $match->conflict !== null => RowResult::error($row, ['row' => $match->conflict]),
            $isUndecided && $doubt !== null => $this->undecided($row, $known, $match->possibleId, $doubt, $exclusion),
            $match->id === null => $this->unknown($row, $elsewhere, $exclusion, $similar),
            default => $this->known($row, $known, $match->id, $match->description($known), $exclusion),
        };
    }

    private function undecided(ParsedRow $row, KnownPeople $known, ?int $id, string $doubt, ?Exclusion $exclusion): RowResult
    {
        $kept = $this->seesContacts ? [] : $this->contactsOf($row);
        [$before, $after] = $id === null ? [[], []] : $this->changes($row->without($kept), $known->people[$id]);

        return RowResult::wait($row, $doubt.($exclusion === null ? '' : " {$exclusion->reason}."), $id, $before, $after, isExcluded: $exclusion !== null);
    }

    /** @param  list<KnownPeople>  $elsewhere */
    private function unknown(ParsedRow $row, array $elsewhere, ?Exclusion $exclusion, ?Exclusion $similar): RowResult
    {
        if ($this->import->mode === ImportMode::Update) {
            return RowResult::skip($row, 'No existing record matches, and this import only updates existing records.');
        }
        if ($exclusion !== null) {
            return RowResult::error($row, ['row' => "{$exclusion->reason}. This person can't be imported."], isExcluded: true);
        }
        if ($similar !== null) {
            return RowResult::error($row, ['row' => "{$similar->reason}. This row has the same name and contact details. Add the date of birth to import another person."], isExcluded: true);
        }
        foreach ($elsewhere as $people) {
            $match = PersonMatch::of($row, $people, $this->seesContacts);
            if ($match->id !== null) {
                return RowResult::skip($row, "Already exists: {$match->description($people)}.");
            }
        }
        $messages = $this->errorsOfNew($row);

        return $messages === [] ? RowResult::create($row) : RowResult::error($row, $messages);
    }

    /** @param  string  $description  empty when a colleague chose the record */
    private function known(ParsedRow $row, KnownPeople $known, int $id, string $description, ?Exclusion $exclusion): RowResult
    {
        $person = $known->people[$id];
        if ($description !== '' && $this->import->mode === ImportMode::Create) {
            return RowResult::skip($row, "Already exists: {$description}.", $id);
        }
        $refusal = $this->refusal($person);
        if ($refusal !== null) {
            return RowResult::error($row, ['row' => $refusal]);
        }

        $kept = $this->seesContacts ? [] : $this->contactsOf($row);
        [$before, $after] = $this->changes($row->without($kept), $person);
        $now = $this->schema->texts($person);
        $messages = $row->errorsOfAmbiguous($now) + $this->errorsOfChanged($now, $after);
        if ($messages !== []) {
            return RowResult::error($row, $messages);
        }
        if ($after === []) {
            return RowResult::skip($row, $kept === [] ? rtrim("No changes: {$description}", ': ').'.' : self::KEPT, $id);
        }
        $warnings = [...($exclusion === null ? [] : ["{$exclusion->reason}. The exclusion still applies."]), ...($kept === [] ? [] : [self::KEPT])];

        return RowResult::update($row, $id, $before, $after, $warnings, isExcluded: $exclusion !== null);
    }

    /** @return list<string> the contact fields that the row would change */
    private function contactsOf(ParsedRow $row): array
    {
        $given = array_values(array_filter(
            self::CONTACTS,
            fn (string $field): bool => isset($row->values[$field]) && ! in_array($field, $row->defaulted, true) && ($row->values[$field] !== '' || $this->blankClears),
        ));

        return in_array('address', $given, true) ? [...$given, ...self::AROUND] : $given;
    }

    /** Why the importer can't change this record, or null. */
    private function refusal(stdClass $person): ?string
    {
        $owner = match ($this->import->kind) {
            ImportKind::Clients => $person->account_manager_id,
            ImportKind::Leads => $person->owner_id,
            ImportKind::DbClients => null,
        };

        return match (true) {
            $person->deleted_at !== null => 'This record was deleted.',
            $this->import->kind === ImportKind::DbClients && $person->status === DbClientStatus::Converted->value => 'This DB client is now a lead. Update the lead instead.',
            $this->import->kind === ImportKind::Leads && $person->status === LeadStatus::Converted->value => 'This lead is now a client. Update the client instead.',
            $this->ownerIds === null || $owner === null || in_array((int) $owner, $this->ownerIds, true) => null,
            default => "You can’t update this {$this->schema->type} because another team manages it.",
        };
    }

    /** @return array{array<string, string>, array<string, string>} */
    private function changes(ParsedRow $row, stdClass $person): array
    {
        $before = [];
        $after = [];
        foreach ($this->schema->texts($person) as $field => $now) {
            $new = in_array($field, $row->defaulted, true) ? null : ($row->values[$field] ?? null);
            // Only a colleague who knows that the person changed their mind overrules a refusal of calls.
            $isRefusal = $field === 'consent_basis' && $now === ConsentBasis::None->value;
            if ($new !== null && $new !== $now && ! $isRefusal && ($new !== '' || $this->canClear($field))) {
                $before[$field] = $now;
                $after[$field] = $new;
            }
        }
        $added = $this->import->kind === ImportKind::DbClients ? $this->contacts->missing($row, $person) : [];

        return [[...$before, ...array_fill_keys(array_keys($added), '')], [...$after, ...$added]];
    }

    private function canClear(string $field): bool
    {
        return $this->blankClears && ! in_array($field, ['first_name', 'last_name', 'company_id', 'consent_basis'], true);
    }

    /** @return array<string, string> messages by field */
    private function errorsOfNew(ParsedRow $row): array
    {
        return $row->errorsOfAmbiguous() + $this->missing($row) + ($this->isUnreachable($row->values) ? ['mobile_e164' => self::UNREACHABLE] : []);
    }

    /**
     * All that must be corrected, so that the corrected row isn't refused again. A row that could update a record may leave fields empty.
     *
     * @return array<string, string> messages by field
     */
    private function errorsOfUnread(ParsedRow $row): array
    {
        $isNew = $this->import->mode === ImportMode::Create && ! isset($row->errors['full_name']);

        return $row->errors + ($isNew ? $row->errorsOfAmbiguous() + $this->missing($row) : []);
    }

    /** @return array<string, string> messages by required field that is empty */
    private function missing(ParsedRow $row): array
    {
        $messages = [];
        foreach ($this->schema->fields as $key => $field) {
            if ($field->isRequired && $row->get($key) === '') {
                $messages[$key] = 'The '.mb_strtolower($field->field->label()).' is missing.';
            }
        }

        return $messages;
    }

    /**
     * @param  array<string, string>  $before  all fields of the record
     * @param  array<string, string>  $changes
     * @return array<string, string> messages by field
     */
    private function errorsOfChanged(array $before, array $changes): array
    {
        // A DB client gets a second address, so each is checked alone.
        if ($this->schema->kind === ImportKind::DbClients) {
            return [];
        }
        $after = [...$before, ...$changes];
        // A lead that came from a DB client with a landline may stay without a mobile.
        $messages = $this->isUnreachable($after) && ! $this->isUnreachable($before) ? ['mobile_e164' => self::UNREACHABLE] : [];

        return $messages + self::place($after['state'], $after['postcode'], $changes);
    }

    /**
     * @param  array<string, string>  $changes
     * @return array<string, string>
     */
    private static function place(string $state, string $postcode, array $changes): array
    {
        $isMoved = isset($changes['state']) || isset($changes['postcode']);
        $found = AustralianState::tryFrom($state);

        return match (true) {
            ! $isMoved || $postcode === '' => [],
            $found === null => isset($changes['state']) ? ['state' => "The state can’t be empty while the record has postcode {$postcode}."] : [],
            PostcodeRanges::contains($found, $postcode) => [],
            ! isset($changes['state']) => ['postcode' => "Postcode {$postcode} is not in {$found->label()}, the state on record."],
            ! isset($changes['postcode']) => ['state' => "The record’s postcode {$postcode} is not in {$found->label()}."],
            default => ['postcode' => "Postcode {$postcode} is not in {$found->label()}."],
        };
    }

    /** @param  array<string, string>  $texts */
    private function isUnreachable(array $texts): bool
    {
        return $this->schema->kind === ImportKind::Leads && ($texts['mobile_e164'] ?? '') === '' && ($texts['email'] ?? '') === '';
    }
}
