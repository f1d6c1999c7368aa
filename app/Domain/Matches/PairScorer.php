<?php

declare(strict_types=1);

namespace App\Domain\Matches;

use App\Domain\People\AddressKey;
use App\Domain\People\BirthDateMatcher;
use App\Domain\People\EmailKey;
use App\Domain\People\MatchReason;
use App\Domain\People\MatchReasonKind;
use App\Domain\People\NameMatch;
use App\Domain\People\PersonDetails;

/**
 * Scores from 0 to 100 whether two records are one person: the sum of the evidence. 80 is likely.
 *
 * - A name with a date of birth (45 + 37), a mobile (45 + 40) or a mailbox (45 + 38) is enough.
 * - Short forms and swapped names count almost in full, typos a little less.
 * - A household shares surname, address, connection, device, even a mobile and a bank account. So different first names
 *   never score above 75, and different dates of birth (father and son of one name) never above 70.
 * - A connection or device of many clients counts little.
 */
final readonly class PairScorer
{
    /** @var array<string, int> points by kind of evidence */
    private const WEIGHTS = [
        'mobile' => 40, 'email' => 38, 'similar_email' => 36, 'bank_account' => 40, 'address' => 12, 'postcode' => 2,
        'same_name' => 45, 'nickname' => 43, 'transposed_name' => 44, 'similar_name' => 41, 'surname' => 15, 'given_name' => 15,
        'date_of_birth' => 37, 'swapped_date_of_birth' => 36, 'similar_date_of_birth' => 22,
        'other_given_name' => -20, 'other_name' => -20, 'other_date_of_birth' => -40, 'other_state' => -3,
    ];

    private const CAPS = ['other_given_name' => 75, 'other_name' => 75, 'other_date_of_birth' => 70];

    /** Points by the highest number of clients that share it. */
    private const DEVICE_WEIGHTS = [5 => 24, 20 => 8];

    private const IP_WEIGHTS = [2 => 10, 5 => 6, 20 => 3];

    /**
     * @param  array<string, int>  $sharers  number of clients by IP address or device
     * @return array{int, list<MatchReason>} the score and its reasons, strongest first
     */
    public function score(PersonDetails $left, PersonDetails $right, array $sharers = []): array
    {
        $reasons = array_values(array_filter([
            ...$this->names($left, $right),
            $this->birth($left, $right),
            ...$this->contacts($left, $right),
            ...$this->place($left, $right),
            array_intersect($left->bankFingerprints, $right->bankFingerprints) === [] ? null : $this->reason(MatchReasonKind::BankAccount),
            $this->shared(MatchReasonKind::Device, self::DEVICE_WEIGHTS, array_intersect($left->devices, $right->devices), $sharers),
            $this->shared(MatchReasonKind::IpAddress, self::IP_WEIGHTS, array_intersect($left->ips, $right->ips), $sharers),
        ]));
        usort($reasons, static fn (MatchReason $one, MatchReason $other): int => abs($other->points) <=> abs($one->points));

        $cap = 100;
        foreach ($reasons as $reason) {
            $cap = min($cap, self::CAPS[$reason->kind->value] ?? 100);
        }

        return [max(0, min($cap, array_sum(array_column($reasons, 'points')))), $reasons];
    }

    private function reason(MatchReasonKind $kind, ?string $detail = null): MatchReason
    {
        return new MatchReason($kind, self::WEIGHTS[$kind->value] ?? 0, $detail);
    }

    /** @return list<MatchReason> */
    private function names(PersonDetails $left, PersonDetails $right): array
    {
        $names = "{$left->fullName()} – {$right->fullName()}";

        return match ($left->name()->compare($right->name())) {
            NameMatch::Same => [$this->reason(MatchReasonKind::SameName)],
            NameMatch::Nickname => [$this->reason(MatchReasonKind::Nickname, $names)],
            NameMatch::Swapped => [$this->reason(MatchReasonKind::TransposedName, $names)],
            NameMatch::Initial, NameMatch::Similar => [$this->reason(MatchReasonKind::SimilarName, $names)],
            NameMatch::Surname => [$this->reason(MatchReasonKind::Surname), $this->reason(MatchReasonKind::OtherGivenName, "{$left->firstName} – {$right->firstName}")],
            NameMatch::GivenName => [$this->reason(MatchReasonKind::GivenName)],
            NameMatch::Different => [$this->reason(MatchReasonKind::OtherName, $names)],
        };
    }

    private function birth(PersonDetails $left, PersonDetails $right): ?MatchReason
    {
        $kind = BirthDateMatcher::compare($left->dateOfBirth, $right->dateOfBirth);

        return match ($kind) {
            null => null,
            MatchReasonKind::DateOfBirth => $this->reason($kind, $left->dateOfBirth?->format('j M Y')),
            default => $this->reason($kind, $left->dateOfBirth?->format('j M Y').' – '.$right->dateOfBirth?->format('j M Y')),
        };
    }

    /** @return list<MatchReason|null> */
    private function contacts(PersonDetails $left, PersonDetails $right): array
    {
        $phones = array_values(array_intersect($left->phones, $right->phones));
        [$one, $other] = [mb_strtolower(trim($left->email ?? '')), mb_strtolower(trim($right->email ?? ''))];
        $key = EmailKey::of($one);

        return [
            $phones === [] ? null : $this->reason(MatchReasonKind::Mobile, $phones[0]),
            match (true) {
                $one === '' || $other === '' => null,
                $one === $other => $this->reason(MatchReasonKind::Email, $one),
                $key !== null && $key === EmailKey::of($other) => $this->reason(MatchReasonKind::SimilarEmail, $one),
                default => null,
            },
        ];
    }

    /** @return list<MatchReason|null> */
    private function place(PersonDetails $left, PersonDetails $right): array
    {
        $address = $this->sharedAddress($left, $right);

        return match (true) {
            $address !== null => [$this->reason(MatchReasonKind::Address, $address)],
            $left->postcode !== null && $left->postcode !== '' && $left->postcode === $right->postcode => [$this->reason(MatchReasonKind::Postcode)],
            $left->state !== null && $right->state !== null && $left->state !== $right->state => [$this->reason(MatchReasonKind::OtherState)],
            default => [],
        };
    }

    /** A current or former address that both have. */
    private function sharedAddress(PersonDetails $left, PersonDetails $right): ?string
    {
        foreach ($left->addresses() as [$street, $postcode]) {
            $key = AddressKey::of($street, $postcode);
            foreach ($key === null ? [] : $right->addresses() as [$otherStreet, $otherPostcode]) {
                if ($key?->matches(AddressKey::of($otherStreet, $otherPostcode)) === true) {
                    return $street;
                }
            }
        }

        return null;
    }

    /**
     * The shared connection or device that the fewest clients use.
     *
     * @param  array<int, int>  $weights
     * @param  array<int, string>  $common
     * @param  array<string, int>  $sharers
     */
    private function shared(MatchReasonKind $kind, array $weights, array $common, array $sharers): ?MatchReason
    {
        $best = null;
        foreach ($common as $value) {
            $count = max(2, $sharers[$value] ?? 2);
            foreach ($weights as $most => $points) {
                if ($count <= $most) {
                    $best = $best === null || $points > $best->points
                        ? new MatchReason($kind, $points, $count > 2 ? "{$count} clients" : null)
                        : $best;

                    break;
                }
            }
        }

        return $best;
    }
}
