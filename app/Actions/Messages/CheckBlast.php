<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\BlastPeople;
use App\Domain\Messages\BlastText;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BlastKind;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\BlastStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Clients\ClientBulkScope;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\Client;
use App\Models\Conversation;
use App\Support\SmsSegments;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Checks the next clients of a blast: who would get it, and why others get nothing. One transaction stores them and the progress, so a
 * killed process loses at most one batch.
 *
 * The hour and the age of the BetStop answer are left to {@see SendBlast}, which asks the gate again about each client.
 */
final readonly class CheckBlast
{
    private const BATCH = 100;

    private const LATER = ['contact_hours', 'betstop_check'];

    public function __construct(private ProtectionGate $gate, private ClientBulkScope $scope, private AuditTrail $audit) {}

    /** @return bool whether clients are left */
    public function handle(int $blastId): bool
    {
        return DB::transaction(function () use ($blastId): bool {
            $blast = Blast::query()->with('user')->lockForUpdate()->find($blastId);
            if ($blast?->status !== BlastStatus::Draft) {
                return false;
            }
            $ids = $this->next($blast);
            if ($ids === []) {
                $blast->update(['status' => BlastStatus::Checked]);
                $this->audit->record(
                    'blast.checked',
                    $blast,
                    ['status' => BlastStatus::Draft->value],
                    [
                        'status' => BlastStatus::Checked->value,
                        'eligible' => $blast->eligible_rows,
                        'suppressed' => $blast->suppressed_rows,
                    ],
                    $blast->user_id,
                );

                return false;
            }
            $this->check($blast, $ids);

            return true;
        });
    }

    /** @return list<int> clients by id */
    private function next(Blast $blast): array
    {
        return match ($blast->kind) {
            BlastKind::Excel => BlastPeople::ofFile($blast, self::BATCH),
            BlastKind::WeeklyBonus => BlastPeople::withBonus($blast, self::BATCH),
            default => $this->scope->next(
                ['query' => $blast->audience['query'], 'ids' => null, 'newest_id' => $blast->newest_id],
                $blast->user,
                $blast->after_id,
                self::BATCH,
            ),
        };
    }

    /** @param  non-empty-list<int>  $ids */
    private function check(Blast $blast, array $ids): void
    {
        $decisions = $this->gate->decideMany($ids, GatePurpose::MarketingSms);
        $clients = Client::query()->with(['company', 'accountManager'])->whereKey($ids)->get()->keyBy('id');
        $rows = BlastRecipient::query()->where('blast_id', $blast->id)->whereIn('client_id', $ids)->get()->keyBy('client_id');
        $more = BlastPeople::variables($blast, $ids);
        $owners = self::owners($blast, $clients);
        $checked = [];
        foreach ($ids as $id) {
            $client = $clients->get($id);
            [$text, $hasValues] = $client === null ? ['', false] : BlastText::fill($blast->body, $client, $blast->user, $rows->get($id), $more[$id] ?? []);
            $refusal = $client === null ? BlastRefusal::Gone : $this->refusal($decisions[$id]);
            $number = (string) $client?->mobile_e164;
            $refusal ??= match (true) {
                ! $hasValues => BlastRefusal::NoValue,
                ($owners[$number] ?? $id) !== $id => BlastRefusal::OtherClientsNumber,
                default => null,
            };
            if ($refusal === null) {
                $owners[$number] = $id;
                $blast->eligible_rows++;
                $blast->segments += SmsSegments::count($text);
            } else {
                $blast->suppressed_rows++;
            }
            $checked[] = [
                'blast_id' => $blast->id,
                'client_id' => $id,
                'status' => ($refusal === null ? BlastRecipientStatus::Eligible : BlastRecipientStatus::Suppressed)->value,
                'state' => $client?->state?->value,
                'refusal' => $refusal?->value,
                'created_at' => now(),
                'updated_at' => now(),
            ];
        }
        BlastRecipient::query()->upsert($checked, ['blast_id', 'client_id'], ['status', 'state', 'refusal', 'updated_at']);
        $blast->update(['after_id' => max($ids)]);
    }

    /**
     * One number gets one message. {@see SendBlast} sends it to the client of the number's conversation, or else to the first client.
     *
     * @param  Collection<int, Client>  $clients
     * @return array<string, int> the client of each number of these that is taken
     */
    private static function owners(Blast $blast, Collection $clients): array
    {
        $numbers = $clients->pluck('mobile_e164')->filter()->unique()->all();
        $conversations = Conversation::query()->whereHas('client')->whereIn('phone_e164', $numbers)->pluck('client_id', 'phone_e164');
        // Without a join, because SQLite would look through all recipients of the blast.
        $others = Client::query()
            ->whereIn('mobile_e164', $numbers)
            ->whereKeyNot($clients->modelKeys())
            ->pluck('mobile_e164', 'id');
        $earlier = BlastRecipient::query()
            ->where('blast_id', $blast->id)
            ->whereIn('client_id', $others->keys())
            ->where('status', BlastRecipientStatus::Eligible)
            ->pluck('client_id');

        return array_map(intval(...), $conversations->all() + $others->only($earlier)->flip()->all());
    }

    /** A match that a colleague must decide waits for them from now on. */
    private function refusal(Decision $decision): ?BlastRefusal
    {
        if ($decision->has('possible_exclusion')) {
            $this->gate->record($decision);
        }
        foreach ($decision->refusals as $refusal) {
            if (! in_array($refusal->code, self::LATER, true)) {
                return BlastRefusal::of($refusal->code);
            }
        }

        return null;
    }
}
