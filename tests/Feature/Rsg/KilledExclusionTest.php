<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\EnforceExclusion;
use App\Enums\ExclusionRecordState;
use App\Enums\SmsStatus;
use App\Jobs\Rsg\RunExclusion;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\ExclusionCase;
use App\Models\SiteAccount;
use App\Models\SmsMessage;
use App\Models\Suppression;
use App\Support\ContactHash;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Outbox\KillsWorkers;
use Tests\Support\Mortal;
use Tests\Support\ProcessTestCase;

/** Kills processes with -9 during an exclusion. It must be complete after a restart, and nothing must happen twice. */
final class KilledExclusionTest extends ProcessTestCase
{
    use ExcludesPeople, KillsWorkers;

    public function test_exclusion_is_complete_when_its_process_is_killed_at_every_step(): void
    {
        Queue::fake([RunExclusion::class]);
        [$client, $others, $messages] = $this->accounts(1);
        $case = $this->exclude($client);

        $deaths = Mortal::dieAtEveryStep(static fn () => app(EnforceExclusion::class)->handle($case->id), static fn () => null);

        $this->assertGreaterThan(20, $deaths);
        $this->assertComplete($case, $others, $messages);
    }

    public function test_exclusion_is_complete_after_a_killed_worker_was_restarted(): void
    {
        [$client, $others, $messages] = $this->accounts(12);
        $case = $this->exclude($client);

        for ($kill = 1; $kill <= 3; $kill++) {
            $worker = $this->runArtisan(self::WORKER);
            $frozen = $case->records()->whereNotNull('frozen_at')->count();
            $this->waitUntil(static fn (): bool => $case->records()->whereNotNull('frozen_at')->count() > $frozen || $case->refresh()->enforced_at !== null, 'another record is frozen');
            $this->kill($worker);
            // The queue keeps the dead worker's job reserved; the sweep doesn't wait for it.
            Artisan::call('exclusions:resume', ['--lease' => 0]);
        }
        $this->runArtisan(self::WORKER.' --stop-when-empty')->wait();

        $this->assertComplete($case, $others, $messages);
    }

    /** @return array{Client, list<Client>, list<SmsMessage>} a person, and their other accounts with a queued message each */
    private function accounts(int $others): array
    {
        $client = $this->person();
        SiteAccount::factory()->createOne(['client_id' => $client->id, 'status' => 'open', 'username' => 'rowena88']);
        $accounts = $messages = [];
        for ($number = 1; $number <= $others; $number++) {
            $accounts[] = $other = $this->otherAccount();
            $other->update(['mobile_e164' => '+614120000'.str_pad((string) $number, 2, '0', STR_PAD_LEFT)]);
            $messages[] = SmsMessage::factory()->createOne([
                'conversation_id' => Conversation::factory()->createOne(['client_id' => $other->id])->id, 'direction' => 'outbound', 'status' => 'queued',
            ]);
        }

        return [$client, $accounts, $messages];
    }

    /**
     * @param  list<Client>  $others
     * @param  list<SmsMessage>  $messages
     */
    private function assertComplete(ExclusionCase $case, array $others, array $messages): void
    {
        $this->assertNotNull($case->refresh()->enforced_at);
        $this->assertSame(count($others) + 1, $case->records()->whereIn('state', ExclusionRecordState::own())->whereNotNull('frozen_at')->count());
        foreach ($others as $other) {
            $this->assertTrue($other->refresh()->is_barred);
            $this->assertTrue(Suppression::query()->where('value_hash', ContactHash::of((string) $other->mobile_e164))->exists());
            $this->assertSame(1, AuditEvent::query()->where('action', 'client.frozen_for_exclusion')->where('subject_id', $other->id)->count());
        }
        foreach ($messages as $message) {
            $this->assertSame(SmsStatus::Suppressed, $message->refresh()->status);
        }
        $this->assertSame(['bonuses', 'client_accounts', 'pending_bets', 'refund', 'site_account'], DB::table('exclusion_steps')->orderBy('kind')->pluck('kind')->all());
        $this->assertSame(1, AuditEvent::query()->where('action', 'exclusion_case.accounts_frozen')->count());
    }
}
