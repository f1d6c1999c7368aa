<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Domain\Matches\NoticeMatcher;
use App\Domain\Protection\GateInputReader;
use App\Enums\BetstopChange;
use App\Enums\BetstopDecision;
use App\Enums\BetstopUpdateStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BetstopNoticeDecision;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/**
 * Decides an uncertain BetStop notice: it is about some of our clients, about other people with similar details, or not about a client.
 *
 * "Same person" has the effect of a certain match: the clients are marked and contact with them stops. For the end of an exclusion
 * it only names the client, and {@see VerifyBetstopNotice} follows.
 */
final readonly class DecideBetstopNotice
{
    public function __construct(
        private NoticeMatcher $matcher,
        private GateInputReader $reader,
        private ReceiveBetstopUpdate $receive,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  list<int>  $clientIds  of the matches; none for "Not our client"
     * @param  array<int, int>  $seenScores  by client, on the officer's page; "another person" counts for this evidence only
     *
     * @throws OperationRefusedException when a colleague decided first, or a client no longer matches, or matches better than on the page
     */
    public function handle(BetstopUpdate $notice, BetstopDecision $decision, array $clientIds, ?string $reason, User $officer, array $seenScores = []): void
    {
        DB::transaction(function () use ($notice, $decision, $clientIds, $reason, $officer, $seenScores): void {
            // A simultaneous second decision waits, and then finds the first.
            $current = BetstopUpdate::query()->lockForUpdate()->findOrFail($notice->id);
            $this->refuseDecided($current);
            $clients = Client::query()->whereKey($clientIds)->orderBy('id')->get();
            $scores = $this->scores($current, $clientIds, $seenScores);

            foreach ($decision === BetstopDecision::Nobody ? [null] : $clients->modelKeys() as $clientId) {
                BetstopNoticeDecision::query()->create([
                    'betstop_update_id' => $current->id,
                    'client_id' => $clientId,
                    'decision' => $decision,
                    'score' => $scores[$clientId] ?? null,
                    'reason' => $reason,
                    'user_id' => $officer->id,
                ]);
            }
            $before = ['status' => $current->status->value, 'client_id' => $current->client_id];
            if ($decision === BetstopDecision::SamePerson) {
                $current->client_id ??= $clients->firstOrFail()->id;
                $current->status = $current->change === BetstopChange::Ended ? $current->status : BetstopUpdateStatus::Actioned;
            } elseif ($decision === BetstopDecision::Nobody) {
                $current->status = BetstopUpdateStatus::Actioned;
            }
            $current->save();
            if ($decision === BetstopDecision::SamePerson && $current->change !== BetstopChange::Ended) {
                $this->receive->protectAll($current, $clients);
            }
            $this->audit->record('betstop_update.decided', $current, $before, [
                'status' => $current->status->value,
                'client_id' => $current->client_id,
                'decision' => $decision->value,
                'client_ids' => $clients->modelKeys(),
                'reason' => $reason,
            ]);
        }, 3);
    }

    private function refuseDecided(BetstopUpdate $notice): void
    {
        if ($notice->status !== BetstopUpdateStatus::Received) {
            $last = BetstopNoticeDecision::query()->with('user')->where('betstop_update_id', $notice->id)->latest('id')->first();

            throw ChangedMeanwhileException::decided('notice', mb_strtolower($notice->status->label()), $last?->user, $last?->created_at);
        }
    }

    /**
     * The evidence of the decision: with stronger evidence it no longer counts.
     *
     * @param  list<int>  $clientIds
     * @param  array<int, int>  $seen
     * @return array<int, int> 0 to 100, by client
     */
    private function scores(BetstopUpdate $notice, array $clientIds, array $seen): array
    {
        $scores = array_column($this->matcher->candidates($notice), 'score', 'id');
        if (array_diff($clientIds, array_keys($scores)) !== []) {
            throw new OperationRefusedException('A client no longer matches this notice. Nothing was changed. Check the matches again.');
        }
        foreach ($seen as $id => $score) {
            if ($scores[$id] > $score) {
                throw new OperationRefusedException('A client matches this notice better now. Nothing was changed. Check the matches again.');
            }
        }
        // The gate also knows the phones and mailboxes of the person's earlier notices.
        foreach ($this->reader->ofClients($clientIds, GatePurpose::Reopening) as $id => $input) {
            foreach ($input->exclusions as $match) {
                $scores[$id] = $match->source() === "betstop_update:{$notice->id}" ? max($scores[$id], $match->score) : $scores[$id];
            }
        }

        return $scores;
    }
}
