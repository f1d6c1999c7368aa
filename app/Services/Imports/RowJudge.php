<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\DbClientStatus;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\LeadStatus;
use App\Models\Import;
use stdClass;

/**
 * Says what each row does, by the rule that the page states: a row is a known person when the PIN is theirs; or the mobile
 * or e-mail is theirs and their last name or date of birth agrees; or name and date of birth are theirs.
 */
final readonly class RowJudge
{
    private const CONTACTS = ['mobile_e164', 'second_phone', 'third_phone', 'email', 'address'];

    /** What a street lies in: the new one would not fit the old street. */
    private const AROUND = ['suburb', 'state', 'postcode'];

    /** Said whenever a row gives any: whether they are those of the record must not be told either. */
    private const KEPT = 'You do not see contact details, so those of this person stay as they are.';

    private ImportOptions $options;

    /**
     * @param  list<int>|null  $ownerIds  whose records the importer may change; null when everybody's
     * @param  bool  $seesContacts  who does not see how to reach people does not change it either
     */
    public function __construct(private Import $import, private RecordWriter $writer, private ProspectReach $reach, private ?array $ownerIds, private bool $seesContacts)
    {
        $this->options = ImportOptions::of($import->options);
    }

    /**
     * @param  list<ReadRow>  $rows
     * @param  list<PeopleBook>  $elsewhere  people of the other tables, who are not brought in as new ones
     * @param  array<int, string>  $excluded  by row number
     * @param  array<int, int>  $own  rows of this import by the record they made or changed
     * @return list<JudgedRow>
     */
    public function judge(array $rows, PeopleBook $known, array $elsewhere, array $excluded, SeenRows $seen, array $own): array
    {
        $judged = [];
        foreach ($rows as $row) {
            $verdict = $this->one($row, $known, $elsewhere, $excluded[$row->rowNo] ?? null, $seen, $own);
            if ($verdict->outcome !== RowOutcome::Error) {
                $seen->add($row);
            }
            $judged[] = $verdict;
        }

        return $judged;
    }

    /**
     * @param  list<PeopleBook>  $elsewhere
     * @param  array<int, int>  $own
     */
    private function one(ReadRow $row, PeopleBook $known, array $elsewhere, ?string $excluded, SeenRows $seen, array $own): JudgedRow
    {
        if ($row->errors !== []) {
            return JudgedRow::error($row, $row->errors);
        }
        $twin = $seen->find($row);
        if ($twin !== null) {
            return $twin->agrees
                ? JudgedRow::skip($row, "The same {$twin->what} as in row {$twin->rowNo}.")
                : JudgedRow::error($row, ['row' => "The {$twin->what} is that of row {$twin->rowNo}, whose name and date of birth differ."]);
        }

        $match = PersonMatch::of($row, $known);
        foreach ($match->touched as $id) {
            if (isset($own[$id])) {
                return JudgedRow::skip($row, "The same person as in row {$own[$id]}.");
            }
        }
        if ($match->conflict !== null) {
            return JudgedRow::error($row, ['row' => $match->conflict]);
        }

        return $match->id === null ? $this->unknown($row, $elsewhere, $excluded) : $this->known($row, $known, $match, $excluded);
    }

    /** @param  list<PeopleBook>  $elsewhere */
    private function unknown(ReadRow $row, array $elsewhere, ?string $excluded): JudgedRow
    {
        if ($this->import->mode === ImportMode::Update) {
            return JudgedRow::skip($row, 'Nobody like this is known, and only known people are updated.');
        }
        if ($excluded !== null) {
            return JudgedRow::error($row, ['row' => "This person {$excluded}, and may not be brought in."], isExcluded: true);
        }
        foreach ($elsewhere as $people) {
            $match = PersonMatch::of($row, $people);
            if ($match->id !== null) {
                return JudgedRow::skip($row, "Known already: {$match->words($people)}.");
            }
        }
        $missing = $this->missing($row) + WholeRecord::ofNew($this->import->kind, $row->values);

        return $missing === [] ? JudgedRow::create($row) : JudgedRow::error($row, $missing);
    }

    private function known(ReadRow $row, PeopleBook $known, PersonMatch $match, ?string $excluded): JudgedRow
    {
        $id = (int) $match->id;
        if ($this->import->mode === ImportMode::Create) {
            return JudgedRow::skip($row, "Known already: {$match->words($known)}.", $id);
        }

        $refusal = $this->refusal($known->people[$id]);
        if ($refusal !== null) {
            return JudgedRow::error($row, ['row' => $refusal]);
        }

        $kept = $this->seesContacts ? [] : $this->contactsOf($row);
        [$before, $after] = $this->changes($row->without($kept), $known->people[$id]);
        if ($after === []) {
            return JudgedRow::skip($row, $kept === [] ? "Nothing to change: {$match->words($known)}." : self::KEPT, $id);
        }
        $broken = WholeRecord::ofChanged($this->import->kind, $this->writer->textsOf($known->people[$id]), $after);
        if ($broken !== []) {
            return JudgedRow::error($row, $broken);
        }
        $warnings = [...($excluded === null ? [] : ["This person {$excluded}; the marks stay as they are."]), ...($kept === [] ? [] : [self::KEPT])];

        return JudgedRow::update($row, $id, $before, $after, $warnings, isExcluded: $excluded !== null);
    }

    /** @return list<string> the fields of the row that say how to reach its person */
    private function contactsOf(ReadRow $row): array
    {
        $given = array_values(array_filter(
            self::CONTACTS,
            fn (string $field): bool => isset($row->values[$field]) && ! in_array($field, $row->defaulted, true) && ($row->values[$field] !== '' || $this->options->blankClears),
        ));

        return in_array('address', $given, true) ? [...$given, ...self::AROUND] : $given;
    }

    /** @return array<string, string> */
    private function missing(ReadRow $row): array
    {
        $missing = [];
        $needed = ['first_name' => 'The first name is missing.', 'last_name' => 'The last name is missing.']
            + ($this->import->kind === ImportKind::Clients ? ['company_id' => 'The company is missing.'] : []);
        foreach ($needed as $field => $message) {
            if ($row->get($field) === '') {
                $missing[$field] = $message;
            }
        }

        return $missing;
    }

    /** Why this importer may not change this record; null when nothing speaks against it. */
    private function refusal(stdClass $person): ?string
    {
        $owner = match ($this->import->kind) {
            ImportKind::Clients => $person->account_manager_id,
            ImportKind::Leads => $person->owner_id,
            ImportKind::DbClients => null,
        };

        return match (true) {
            $person->deleted_at !== null => 'This record has been removed meanwhile.',
            $this->import->kind === ImportKind::DbClients && $person->status === DbClientStatus::Converted->value => 'This prospect has become a lead: change the lead.',
            $this->import->kind === ImportKind::Leads && $person->status === LeadStatus::Converted->value => 'This lead has become a client: change the client.',
            $this->ownerIds === null || $owner === null || in_array((int) $owner, $this->ownerIds, true) => null,
            $this->import->kind === ImportKind::Clients => 'Another team looks after this client: its manager and their team change the record.',
            default => 'Another team looks after this lead: its owner and their team change the record.',
        };
    }

    /** @return array{array<string, string>, array<string, string>} */
    private function changes(ReadRow $row, stdClass $person): array
    {
        $before = [];
        $after = [];
        foreach ($this->writer->textsOf($person) as $field => $now) {
            $new = in_array($field, $row->defaulted, true) ? null : ($row->values[$field] ?? null);
            $mayClear = $this->options->blankClears && ! in_array($field, ['first_name', 'last_name', 'company_id'], true);
            if ($new !== null && $new !== $now && ($new !== '' || $mayClear)) {
                $before[$field] = $now;
                $after[$field] = $new;
            }
        }
        $added = $this->import->kind === ImportKind::DbClients ? $this->reach->missing($row, $person) : [];

        return [[...$before, ...array_fill_keys(array_keys($added), '')], [...$after, ...$added]];
    }
}
