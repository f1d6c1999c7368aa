<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Enums\SearchField;
use App\Models\User;
use App\Support\ContactMask;

/**
 * Parses `mei phone:0491 state:VIC "van der Berg" -closed`: words, fields, quoted phrases, and a minus to exclude. Anything
 * else is treated as words. There are no errors, but a field without a valid value has no results.
 */
final readonly class SearchSyntax
{
    private const TOKEN = '/(?<minus>(?<=\s|^)-)?(?:(?<field>[a-z]+):)?(?:"(?<quoted>[^"]*)(?<closed>"?)|(?<word>[^\s"]+)|(?<=:))/iu';

    /** Replaces invalid text. */
    private const LEFT_OUT = "\u{FFFD}";

    public function __construct(private FieldValues $values) {}

    /** Removes invalid UTF-8; `parse` adds a hint about it. */
    public static function clean(string $search): string
    {
        return mb_check_encoding($search, 'UTF-8') && ! str_contains($search, "\0")
            ? $search
            : (string) preg_replace('/[^\x20-\x7E]+/', self::LEFT_OUT, $search);
    }

    /** Users who see masked contacts get a hint and no results for a part of a contact. */
    public function parse(string $search, User $viewer): SearchQuery
    {
        $seesContacts = ContactMask::isLifted($viewer);
        preg_match_all(self::TOKEN, mb_substr(mb_scrub($search), 0, 500), $tokens, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);
        $words = [''];
        $exact = $without = $conditions = $phrases = [];
        $isInvalid = false;
        $hints = str_contains($search, self::LEFT_OUT) ? ['Invalid characters were ignored.'] : [];

        foreach ($this->withWholeNumbers($tokens) as $token) {
            $value = trim((string) ($token['quoted'] ?? $token['word']));
            $isNegated = $token['minus'] !== null;
            $field = SearchField::tryFrom(mb_strtolower((string) $token['field']));
            if ($token['quoted'] !== null && $token['closed'] === '') {
                $hints[] = 'The closing quotation mark is missing, so the phrase runs to the end of the search.';
            }

            if ($field !== null) {
                $isInvalid = ! $this->readField($field, $value, $isNegated, $seesContacts, $words, $conditions, $hints) || $isInvalid;
            } elseif ($token['field'] !== null) {
                $hints[] = "There is no field “{$token['field']}”. Fields are ".implode(', ', array_column(SearchField::cases(), 'value')).'.';
                array_push($words, $value, '');
            } elseif ($isNegated) {
                $this->readNegated($value, $seesContacts, $without, $conditions);
            } elseif ($token['quoted'] !== null) {
                array_push($words, $value, '');
                $quoted = SearchText::parse($value);
                array_push($exact, ...($quoted->joined ?? $quoted)->prefixes);
                $phrases = [...$phrases, ...NamePhrase::of($value)];
            } else {
                $words[] = array_pop($words)." {$value}";
            }
        }

        $text = SearchText::parse($words, $seesContacts);
        if (! $seesContacts && array_filter([...($text->joined ?? $text)->prefixes, ...$without], WholeContact::isPart(...)) !== []) {
            $hints[] = WholeContact::HINT;
            $isInvalid = true;
        }
        $isNamed = static fn (SearchField ...$fields): bool => array_filter(
            $conditions,
            static fn (FieldCondition $condition): bool => ! $condition->isNegated && in_array($condition->field, $fields, true),
        ) !== [];
        // No index finds a part of an address.
        if ($isNamed(SearchField::Address) && ! $isNamed(SearchField::Suburb, SearchField::Postcode)) {
            $hints[] = 'Add suburb: or postcode: to search by an address.';
            $isInvalid = true;
        }
        $query = new SearchQuery($text, $exact, $without, $conditions, $phrases);
        if (! $isInvalid && $query->isEmpty() && [...$without, ...$conditions] !== []) {
            $hints[] = 'Add a word or field without a minus.';
        }

        return $query->withHints(array_values(array_unique($hints)), $isInvalid);
    }

    /**
     * `phone:0491 570 156` is one number: following groups of digits belong to it.
     *
     * @param  list<array<array-key, string|null>>  $tokens
     * @return list<array<array-key, string|null>>
     */
    private function withWholeNumbers(array $tokens): array
    {
        $read = [];
        $isOpen = false;
        foreach ($tokens as $token) {
            $word = (string) $token['word'];
            if ($isOpen && $token['field'] === null && $token['minus'] === null && SearchText::isNumber($word)) {
                $read[array_key_last($read)]['word'] .= " {$word}";

                continue;
            }
            $read[] = $token;
            $isOpen = mb_strtolower((string) $token['field']) === SearchField::Phone->value && SearchText::isNumber($word);
        }

        return $read;
    }

    /**
     * Fields in the term index are looked up there first, and then compared with the column.
     *
     * @param  list<string>  $words
     * @param  list<FieldCondition>  $conditions
     * @param  list<string>  $hints
     * @return bool false when the value is missing or invalid
     */
    private function readField(SearchField $field, string $value, bool $isNegated, bool $seesContacts, array &$words, array &$conditions, array &$hints): bool
    {
        if (! $field->isFor($seesContacts)) {
            $hints[] = "You can’t search by {$field->value}, because contact details are hidden from you.";

            return false;
        }
        $values = $value === '' ? null : $this->values->of($field, $value, $seesContacts);
        if ($values === null && $value !== '' && ! $seesContacts && in_array($field, [SearchField::Phone, SearchField::Email], true)) {
            $hints[] = WholeContact::HINT;

            return false;
        }
        if ($values === null) {
            $hints[] = $value === ''
                ? "Enter a value after {$field->value}:, such as {$field->example($seesContacts)}."
                : "“{$value}” is not valid after {$field->value}:. {$field->hint($seesContacts)}, such as {$field->example($seesContacts)}.";

            return false;
        }

        $conditions[] = new FieldCondition($field, $values, $isNegated, $seesContacts);
        if ($field->isIndexed() && ! $isNegated) {
            array_push($words, $field === SearchField::Name ? $values[0] : $value, '');
        }

        return true;
    }

    /**
     * `-closed` and `-VIC` exclude a status and a state; any other word excludes a name.
     *
     * @param  list<string>  $without
     * @param  list<FieldCondition>  $conditions
     */
    private function readNegated(string $value, bool $seesContacts, array &$without, array &$conditions): void
    {
        foreach ([SearchField::Status, SearchField::State] as $field) {
            $values = $this->values->of($field, $value, $seesContacts);
            // Victoria is treated as a name, VIC as a state.
            if ($values !== null && ($field === SearchField::Status || mb_strtoupper($value) === $values[0])) {
                $conditions[] = new FieldCondition($field, $values, true, $seesContacts);

                return;
            }
        }
        array_push($without, ...SearchText::parse($value)->prefixes);
    }
}
