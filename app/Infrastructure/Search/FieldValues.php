<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\SearchField;
use App\Support\TextNormalizer;
use Carbon\CarbonImmutable;

/** Normalises the value of a search field. */
final readonly class FieldValues
{
    /**
     * @param  bool  $seesContacts  when false, only whole phone numbers and email addresses are accepted
     * @return non-empty-list<string>|null null when the value is invalid
     */
    public function of(SearchField $field, string $value, bool $seesContacts): ?array
    {
        return match ($field) {
            SearchField::Phone => ! $seesContacts ? $this->number($value) : $this->digits($value),
            SearchField::Pin => $this->text(TextNormalizer::term(TextNormalizer::plain($value))),
            SearchField::Dob => $this->days($value),
            SearchField::State => $this->state($value),
            SearchField::Status => $this->status($value),
            SearchField::Postcode => preg_match('/^\d{4}$/', $value) === 1 ? [$value] : null,
            SearchField::Rating => preg_match('/^[1-9]\d?$/', $value) === 1 ? [$value] : null,
            SearchField::Email => $seesContacts || WholeContact::isAddress($value) ? $this->text(mb_strtolower($value)) : null,
            // Names are stored without the full stops of abbreviations.
            SearchField::Name => $this->text(str_contains($value, '@') ? $value : str_replace('.', '', $value)),
            SearchField::Company,
            SearchField::Manager,
            SearchField::Affiliate,
            SearchField::Suburb,
            SearchField::Address,
            SearchField::Source => $this->text($value),
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
        $number = WholeContact::number(TextNormalizer::digits($value));

        return $number === null ? null : ["+{$number}"];
    }

    /**
     * The digits without country and exit codes.
     *
     * @return non-empty-list<string>|null
     */
    private function digits(string $value): ?array
    {
        $digits = TextNormalizer::digits($value);
        $core = (string) preg_replace('/^0+(?:011)?(?:61)?|^61(?=[0-9])/', '', WholeContact::number($digits) ?? $digits);

        return $digits === '' ? null : [$core === '' ? $digits : $core];
    }

    /** @return non-empty-list<string>|null */
    private function state(string $value): ?array
    {
        $folded = TextNormalizer::term(TextNormalizer::plain($value));
        foreach (AustralianState::cases() as $state) {
            if (
                in_array(
                    $folded,
                    [
                        TextNormalizer::term(TextNormalizer::plain($state->value)),
                        TextNormalizer::term(TextNormalizer::plain($state->label())),
                    ],
                    true,
                )
            ) {
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
     * `1986-02-04`, `4/2/1986`, `4.2.1986` or `1986`, as the first day and the day after the last.
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
