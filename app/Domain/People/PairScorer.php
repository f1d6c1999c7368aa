<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Support\TextNormalizer;

/**
 * Scores from 0 to 100 whether two records are one person: the sum of the evidence. 80 is likely.
 *
 * - A name with a date of birth (45 + 37), a mobile (45 + 40) or a mailbox (45 + 38) is enough.
 * - Short forms, swapped names and typos count almost in full. A similar first name with a similar date of birth is rather a
 *   sibling, so it is never likely.
 * - A household shares surname, address, connection, device, even a mobile and a bank account. So different first names or
 *   dates of birth (father and son of one name) are never likely. They are suggested only with strong evidence (see capOf).
 * - A married name: the same first name and date of birth, and a contact, an account or the address.
 * - A connection or device of many clients counts little.
 */
final readonly class PairScorer
{
    /** @var array<string, int> points by kind of evidence */
    private const WEIGHTS = [
        'mobile' => 40, 'email' => 38, 'similar_email' => 36, 'bank_account' => 40, 'address' => 12, 'postcode' => 2,
        'same_name' => 45, 'nickname' => 43, 'transposed_name' => 44, 'similar_name' => 43, 'surname' => 15, 'given_name' => 12,
        'date_of_birth' => 37, 'swapped_date_of_birth' => 37, 'similar_date_of_birth' => 22,
        'other_given_name' => -20, 'other_name' => -20, 'other_date_of_birth' => -40, 'other_state' => -1,
    ];

    /** The same first name, date of birth and address: the last name has probably changed. */
    private const MARRIED_ADDRESS = 31;

    /** Below the suggestions. */
    private const NOT_SUGGESTED = 49;

    /** Suggested, but not likely. */
    private const SUGGESTED = 75;

    /** Points by the highest number of clients that share it. */
    private const DEVICE_WEIGHTS = [5 => 24, 20 => 8];

    private const IP_WEIGHTS = [2 => 10, 5 => 6, 20 => 3];

    /**
     * @param  array<string, int>  $sharers  number of clients by IP address or device
     * @return array{int, list<MatchReason>} the score and its reasons, strongest first
     */
    public function score(PersonDetails $left, PersonDetails $right, array $sharers = []): array
    {
        $birth = $this->birth($left, $right);
        $reasons = array_values(array_filter([
            ...$this->names($left, $right),
            $birth,
            ...$this->contacts($left, $right),
            ...$this->place($left, $right, $birth),
            array_intersect($left->bankFingerprints, $right->bankFingerprints) === [] ? null : $this->reason(MatchReasonKind::BankAccount),
            $this->shared(MatchReasonKind::Device, self::DEVICE_WEIGHTS, array_intersect($left->devices, $right->devices), $sharers),
            $this->shared(MatchReasonKind::IpAddress, self::IP_WEIGHTS, array_intersect($left->ips, $right->ips), $sharers),
        ]));
        usort($reasons, static fn (MatchReason $one, MatchReason $other): int => abs($other->points) <=> abs($one->points));

        return [max(0, min($this->capOf($reasons, $left, $right), array_sum(array_column($reasons, 'points')))), $reasons];
    }

    /**
     * The highest score that the evidence against allows. A household shares a mobile or a bank account, but rarely both and the
     * mailbox too.
     *
     * @param  list<MatchReason>  $reasons
     */
    private function capOf(array $reasons, PersonDetails $left, PersonDetails $right): int
    {
        $kinds = array_map(static fn (MatchReason $reason): MatchReasonKind => $reason->kind, $reasons);
        $has = static fn (MatchReasonKind ...$some): bool => array_filter(
            $kinds,
            static fn (MatchReasonKind $kind): bool => in_array($kind, $some, true),
        ) !== [];
        $hasEmail = $has(MatchReasonKind::Email, MatchReasonKind::SimilarEmail);
        $hasOtherName = $has(MatchReasonKind::OtherGivenName, MatchReasonKind::OtherName);
        $isPersonal = $hasEmail && $has(MatchReasonKind::Mobile, MatchReasonKind::BankAccount);
        $isOtherGivenForm = $has(MatchReasonKind::Nickname)
            || ($has(MatchReasonKind::SimilarName)
            && TextNormalizer::joined($left->lastName) === TextNormalizer::joined($right->lastName));

        return match (true) {
            $hasOtherName && $has(MatchReasonKind::OtherDateOfBirth, MatchReasonKind::SimilarDateOfBirth) => self::NOT_SUGGESTED,
            $hasOtherName => $isPersonal
            || ($has(MatchReasonKind::DateOfBirth) && ($hasEmail || $has(MatchReasonKind::BankAccount)))
                ? self::SUGGESTED
                : self::NOT_SUGGESTED,
            $has(MatchReasonKind::OtherDateOfBirth) => $isPersonal ? self::SUGGESTED : self::NOT_SUGGESTED,
            $isOtherGivenForm && $has(MatchReasonKind::SimilarDateOfBirth) => self::SUGGESTED,
            default => 100,
        };
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
            NameMatch::Surname => [
                $this->reason(MatchReasonKind::Surname),
                $this->reason(MatchReasonKind::OtherGivenName, "{$left->firstName} – {$right->firstName}"),
            ],
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
    private function place(PersonDetails $left, PersonDetails $right, ?MatchReason $birth): array
    {
        $address = $this->sharedAddress($left, $right);
        $isBornSame = $birth?->kind === MatchReasonKind::DateOfBirth;

        return match (true) {
            $address !== null && $isBornSame && $left->name()->compare($right->name()) === NameMatch::GivenName => [
                new MatchReason(MatchReasonKind::Address, self::MARRIED_ADDRESS, $address),
            ],
            $address !== null => [$this->reason(MatchReasonKind::Address, $address)],
            $left->postcode !== null && $left->postcode !== '' && $left->postcode === $right->postcode => [$this->reason(MatchReasonKind::Postcode)],
            // People move.
            $isBornSame, $birth?->kind === MatchReasonKind::SwappedDateOfBirth => [],
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
