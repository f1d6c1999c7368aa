<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\BetstopCandidate;
use App\Data\Rsg\BetstopDecisionEntry;
use App\Data\Rsg\BetstopNoticeDetail;
use App\Domain\Matches\NoticeMatcher;
use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchReason;
use App\Enums\BetstopDecision;
use App\Enums\BetstopState;
use App\Lists\Matches\MatchPersonReader;
use App\Models\BetstopNoticeDecision;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Collection;
use stdClass;

/** A BetStop notice with the clients who may be its person, and the decisions about it. */
final readonly class BetstopNoticeQuery
{
    public function __construct(private NoticeMatcher $matcher, private MatchPersonReader $people) {}

    public function for(BetstopUpdate $notice, User $viewer): BetstopNoticeDetail
    {
        $decisions = BetstopNoticeDecision::query()->with(['user', 'client'])->where('betstop_update_id', $notice->id)->latest('id')->get();
        $candidates = $this->matcher->candidates($notice);
        $ids = array_map(static fn (MatchCandidate $candidate): int => $candidate->id, $candidates);
        $rows = $this->people->rows(['client' => $ids]);
        $states = Client::query()->whereKey($ids)->get(['id', 'betstop_state'])->keyBy('id');
        $rejections = $decisions->where('decision', BetstopDecision::OtherPerson)->keyBy('client_id');

        return new BetstopNoticeDetail(
            array_map(
                fn (MatchCandidate $candidate): BetstopCandidate => $this->candidate(
                    $notice,
                    $candidate,
                    $rows["client:{$candidate->id}"],
                    $states->get($candidate->id)->betstop_state ?? BetstopState::Unchecked,
                    $rejections->get($candidate->id),
                    $viewer,
                ),
                array_values(
                    array_filter(
                        $candidates,
                        static fn (MatchCandidate $candidate): bool => isset($rows["client:{$candidate->id}"]),
                    ),
                ),
            ),
            array_values($decisions->map(self::entry(...))->all()),
        );
    }

    private function candidate(
        BetstopUpdate $notice,
        MatchCandidate $candidate,
        stdClass $row,
        BetstopState $state,
        ?BetstopNoticeDecision $rejection,
        User $viewer,
    ): BetstopCandidate {
        [$against, $for] = (new Collection($candidate->evidence))->partition(
            static fn (MatchReason $reason): bool => $reason->kind->isAgainst(),
        );
        $words = static fn (Collection $reasons): array => array_values(
            $reasons->map(static fn (MatchReason $reason): string => $reason->wordsFor($viewer))->all(),
        );

        return new BetstopCandidate(
            $this->people->person('client', $row, $viewer), $state, $candidate->score, $words($for), $words($against), $this->differences($notice, $row),
            $rejection === null ? null : self::entry($rejection),
        );
    }

    /** @return list<string> compared before masking */
    private function differences(BetstopUpdate $notice, stdClass $row): array
    {
        $phones = NoticeMatcher::person($notice)->phones;

        return array_keys(array_filter([
            'full_name' => mb_strtolower("{$notice->first_name} {$notice->last_name}") !== mb_strtolower("{$row->first_name} {$row->last_name}"),
            'date_of_birth' => $row->date_of_birth !== null && substr((string) $row->date_of_birth, 0, 10) !== $notice->date_of_birth->toDateString(),
            'mobile' => $row->mobile !== null && $phones !== [] && ! in_array($row->mobile, $phones, true),
            'email' => $row->email !== null && $notice->email !== null && mb_strtolower((string) $row->email) !== mb_strtolower($notice->email),
            'address' => $row->postcode !== null && $notice->postcode !== null && $row->postcode !== $notice->postcode,
        ]));
    }

    private static function entry(BetstopNoticeDecision $decision): BetstopDecisionEntry
    {
        return new BetstopDecisionEntry(
            $decision->decision,
            $decision->user->full_name,
            $decision->created_at->toIso8601ZuluString(),
            $decision->reason,
            $decision->client?->full_name,
            $decision->client?->pin,
        );
    }
}
