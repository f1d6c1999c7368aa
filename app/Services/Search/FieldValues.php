<?php

declare(strict_types=1);

namespace App\Services\Search;

use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\SearchField;
use Carbon\CarbonImmutable;

/** Reads what was typed after a field's colon as that field is compared. */
final readonly class FieldValues
{
    /**
     * @param  bool  $seesContacts  else a phone number is the whole one in E.164, and an address a whole one
     * @return non-empty-list<string>|null null where it cannot be such a value
     */
    public function of(SearchField $field, string $value, bool $seesContacts): ?array
    {
        return match ($field) {
            SearchField::Phone => ! $seesContacts ? $this->number($value) : $this->digits($value, '/^0+(?:011)?(?:61)?|^61(?=[0-9])/'),
            SearchField::Pin => $this->text(TermFolder::term(TermFolder::plain($value))),
            SearchField::Dob => $this->days($value),
            SearchField::State => $this->state($value),
            SearchField::Status => $this->status($value),
            SearchField::Postcode => preg_match('/^\d{4}$/', $value) === 1 ? [$value] : null,
            SearchField::Email => $seesContacts || WholeContact::isAddress($value) ? $this->text(mb_strtolower($value)) : null,
            SearchField::Name, SearchField::Company, SearchField::Manager, SearchField::Suburb => $this->text($value),
        };
    }

    /** @return non-empty-list<string>|null */
    private function text(string $text): ?array
    {
        return trim($text) === '' ? null : [trim($text)];
    }

    /** @return non-empty-list<string>|null */
    private function number(string $value): ?array
    {
        $number = WholeContact::number(TermFolder::digits($value));

        return $number === null ? null : ["+{$number}"];
    }

    /**
     * The digits without what different notations put before them.
     *
     * @return non-empty-list<string>|null
     */
    private function digits(string $value, string $prefixes): ?array
    {
        $digits = TermFolder::digits($value);
        $core = (string) preg_replace($prefixes, '', $digits);

        return $digits === '' ? null : [$core === '' ? $digits : $core];
    }

    /** @return non-empty-list<string>|null */
    private function state(string $value): ?array
    {
        $folded = TermFolder::term(TermFolder::plain($value));
        foreach (AustralianState::cases() as $state) {
            if (in_array($folded, [TermFolder::term(TermFolder::plain($state->value)), TermFolder::term(TermFolder::plain($state->label()))], true)) {
                return [$state->value];
            }
        }

        return null;
    }

    /** @return non-empty-list<string>|null */
    private function status(string $value): ?array
    {
        $status = mb_strtolower($value);
        $known = [...ClientStatus::cases(), ...LeadStatus::cases(), ...DbClientStatus::cases()];

        return in_array($status, array_column($known, 'value'), true) ? [$status] : null;
    }

    /**
     * `1986-02-04`, `4/2/1986`, `4.2.1986` or `1986`, as the first day meant and the day after the last.
     *
     * @return non-empty-list<string>|null
     */
    private function days(string $value): ?array
    {
        return match (true) {
            preg_match('/^(?:19|20)\d\d$/', $value) === 1 => ["{$value}-01-01", ((int) $value + 1).'-01-01'],
            preg_match('/^(\d{4})-(\d{1,2})-(\d{1,2})$/', $value, $parts) === 1 => $this->day((int) $parts[1], (int) $parts[2], (int) $parts[3]),
            preg_match('/^(\d{1,2})[\/.-](\d{1,2})[\/.-](\d{4})$/', $value, $parts) === 1 => $this->day((int) $parts[3], (int) $parts[2], (int) $parts[1]),
            default => null,
        };
    }

    /** @return non-empty-list<string>|null */
    private function day(int $year, int $month, int $day): ?array
    {
        if (! checkdate($month, $day, $year)) {
            return null;
        }
        $date = CarbonImmutable::createStrict($year, $month, $day);

        return [$date->toDateString(), $date->addDay()->toDateString()];
    }
}
