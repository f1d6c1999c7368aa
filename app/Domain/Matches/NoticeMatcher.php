<?php

declare(strict_types=1);

namespace App\Domain\Matches;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\MatchReason;
use App\Domain\People\MatchReasonKind;
use App\Domain\People\PersonDetails;
use App\Models\BetstopUpdate;
use App\Models\Client;
use Illuminate\Database\Eloquent\Collection;

/**
 * Finds the clients that a notice or an answer of the BetStop register is about, also by short forms of the name, typos, a birthday with day and
 * month swapped, or any of the phone numbers. Finds every client record of the person, closed ones as well.
 *
 * A likely match is certain. Of several likely clients only those with the person's phone number or mailbox are certain, because
 * two people can share a name and a birthday. Other matches wait for a colleague.
 */
final readonly class NoticeMatcher
{
    private const CONTACTS = [MatchReasonKind::Mobile, MatchReasonKind::Email, MatchReasonKind::SimilarEmail];

    public function __construct(private MatchFinder $finder) {}

    /** @return list<MatchCandidate> clients only, highest score first */
    public function candidates(BetstopUpdate|PersonDetails $person): array
    {
        return $this->finder->find($person instanceof BetstopUpdate ? self::person($person) : $person, ['client']);
    }

    /** @return Collection<int, Client> by id; empty when no match is certain */
    public function certain(BetstopUpdate|PersonDetails $person): Collection
    {
        $likely = array_filter($this->candidates($person), static fn (MatchCandidate $candidate): bool => $candidate->isLikely());
        $certain = count($likely) === 1 ? $likely : array_filter($likely, self::hasContact(...));

        return Client::query()->whereKey(array_column($certain, 'id'))->orderBy('id')->get();
    }

    public static function person(BetstopUpdate $notice): PersonDetails
    {
        $phones = [...($notice->mobile_e164 === null ? [] : [$notice->mobile_e164]), ...($notice->other_phones ?? [])];

        return new PersonDetails(
            $notice->first_name,
            $notice->last_name,
            $notice->date_of_birth,
            $notice->email,
            array_values(array_unique($phones)),
            postcode: $notice->postcode,
        );
    }

    private static function hasContact(MatchCandidate $candidate): bool
    {
        return array_filter($candidate->evidence, static fn (MatchReason $reason): bool => in_array($reason->kind, self::CONTACTS, true)) !== [];
    }
}
