<?php

declare(strict_types=1);

namespace App\Services\Matching;

/**
 * How sure it is that two people are one: the sum of what each piece of evidence weighs, between 0 and 100; from 80 on it is
 * likely. What the weights come to:
 *
 * - A name and a date of birth are enough (45 + 37); so is a name with the mobile (45 + 40) or the mailbox (45 + 38).
 * - Short forms and swapped names count nearly in full, a slip of the keys a little less: that alone with the date stays below.
 * - People of one house share last name, address, connection, device, even a mobile and a bank account. Different first names
 *   therefore never make more than 75, different dates of birth (father and son of one name) no more than 70.
 * - A connection or device that many clients share says little: see `shared()`.
 */
final readonly class PairScorer
{
    /** @var array<string, int> by kind of evidence */
    private const WEIGHTS = [
        'mobile' => 40, 'email' => 38, 'similar_email' => 36, 'bank_account' => 40, 'address' => 12, 'postcode' => 2,
        'same_name' => 45, 'nickname' => 43, 'transposed_name' => 44, 'similar_name' => 41, 'surname' => 15, 'given_name' => 15,
        'date_of_birth' => 37, 'swapped_date_of_birth' => 36, 'similar_date_of_birth' => 22,
        'other_given_name' => -20, 'other_name' => -20, 'other_date_of_birth' => -40, 'other_state' => -3,
    ];

    private const CAPS = ['other_given_name' => 75, 'other_name' => 75, 'other_date_of_birth' => 70];

    /** Points by how many clients share it: up to that many, that much. */
    private const DEVICE_WEIGHTS = [5 => 24, 20 => 8];

    private const IP_WEIGHTS = [2 => 10, 5 => 6, 20 => 3];

    /**
     * @param  array<string, int>  $sharers  how many clients use an IP address or device, where that is known
     * @return array{int, list<MatchReason>} the score and its reasons, the weightiest first
     */
    public function score(PersonFacts $left, PersonFacts $right, array $sharers = []): array
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
    private function names(PersonFacts $left, PersonFacts $right): array
    {
        $kind = NameLikeness::of($left, $right);
        $names = "{$left->fullName()} – {$right->fullName()}";

        return match ($kind) {
            MatchReasonKind::SameName => [$this->reason($kind)],
            MatchReasonKind::Surname => [$this->reason($kind), $this->reason(MatchReasonKind::OtherGivenName, "{$left->firstName} – {$right->firstName}")],
            MatchReasonKind::GivenName => [$this->reason($kind)],
            default => [$this->reason($kind, $names)],
        };
    }

    private function birth(PersonFacts $left, PersonFacts $right): ?MatchReason
    {
        $kind = BirthDateLikeness::of($left->dateOfBirth, $right->dateOfBirth);

        return match ($kind) {
            null => null,
            MatchReasonKind::DateOfBirth => $this->reason($kind, $left->dateOfBirth?->format('j M Y')),
            default => $this->reason($kind, $left->dateOfBirth?->format('j M Y').' – '.$right->dateOfBirth?->format('j M Y')),
        };
    }

    /** @return list<MatchReason|null> */
    private function contacts(PersonFacts $left, PersonFacts $right): array
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
    private function place(PersonFacts $left, PersonFacts $right): array
    {
        $door = $this->sharedDoor($left, $right);

        return match (true) {
            $door !== null => [$this->reason(MatchReasonKind::Address, $door)],
            $left->postcode !== null && $left->postcode !== '' && $left->postcode === $right->postcode => [$this->reason(MatchReasonKind::Postcode)],
            $left->state !== null && $right->state !== null && $left->state !== $right->state => [$this->reason(MatchReasonKind::OtherState)],
            default => [],
        };
    }

    /** The address that both live at, or lived at. */
    private function sharedDoor(PersonFacts $left, PersonFacts $right): ?string
    {
        foreach ($left->addresses() as [$street, $postcode]) {
            $key = AddressKey::of($street, $postcode);
            foreach ($key === null ? [] : $right->addresses() as [$otherStreet, $otherPostcode]) {
                if ($key?->is(AddressKey::of($otherStreet, $otherPostcode)) === true) {
                    return $street;
                }
            }
        }

        return null;
    }

    /**
     * The one that fewest people share.
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
