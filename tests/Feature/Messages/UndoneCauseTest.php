<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Actions\Messages\SubmitQueuedSms;
use App\Actions\Rsg\EnforceExclusion;
use App\Actions\Rsg\SelfExcludeClient;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Messages\AutoMessageScheduler;
use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\MatchStatus;
use App\Enums\SmsStatus;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\BetstopCheck;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\ExclusionCase;
use App\Models\MatchSuggestion;
use App\Models\SmsMessage;
use App\Models\TimeOut;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Messages\Support\SchedulesAutoMessages;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\CreatesClearClients;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** An automatic message is not sent when its cause no longer applies. */
final class UndoneCauseTest extends TestCase
{
    use CreatesClearClients, MakesPayments, ReceivesDeposits, RefreshDatabase, SchedulesAutoMessages {
        MakesPayments::receive insteadof ReceivesDeposits;
        ReceivesDeposits::receive as receiveLine;
    }

    private const UNDONE = 'What the message is about no longer applies.';

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
    }

    #[TestWith([false])]
    #[TestWith([true])]
    public function test_bonus_that_was_reversed_is_not_announced(bool $isQueuedBefore): void
    {
        $this->travelTo(CarbonImmutable::parse($isQueuedBefore ? '2026-11-24 14:00' : '2026-11-24 20:30', 'Australia/Melbourne'));
        AutoMessage::factory()->enabled(AutoMessageTrigger::BonusCredited, 'Hi {first_name}, your {amount} bonus is ready at {company}. Reply STOP to opt out.')->createOne();
        $officer = $this->officer();
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client()->id, 'status' => BonusClaimStatus::Claimed, 'approved_by' => $officer->id, 'claimed_at' => now()]);
        app(AdvanceBonusClaim::class)->handle($claim, BonusClaimStatus::Credited, $officer);
        Artisan::call('auto-messages:send');
        app(AdvanceBonusClaim::class)->handle($claim, BonusClaimStatus::Reversed, $officer, 'Wrong client');

        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:00', 'Australia/Melbourne'));
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->addDay()]);
        $this->sendAll();

        $this->assertSame($isQueuedBefore ? 1 : 0, SmsMessage::query()->count());
        $this->assertSame([AutoCommunicationStatus::Suppressed, self::UNDONE], [AutoCommunication::query()->sole()->status, AutoCommunication::query()->sole()->reason]);
    }

    public function test_deposit_that_was_undone_is_announced_only_to_the_client_who_got_it_then(): void
    {
        AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited, 'Hi {first_name}, {amount} is in your account')->createOne();
        $wrong = $this->client(['mobile_e164' => '+61491570006']);
        $right = $this->client(['mobile_e164' => '+61491570110', 'first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1990-05-01', 'email' => 'emma@example.com']);
        $deposit = $this->receiveLine(cents: 125_050);
        $this->approve($deposit->id, $wrong);
        app(UndoDeposit::class)->handle($deposit->refresh(), 'Wrong client', $this->officer());
        $this->approve($deposit->id, $right);
        $this->sendAll();

        $sent = SmsMessage::query()->where('status', SmsStatus::Sent)->with('conversation')->get();
        $this->assertSame(['+61491570110'], $sent->map(static fn (SmsMessage $message): string => $message->conversation->phone_e164)->all());
        $this->assertSame([self::UNDONE, null], AutoCommunication::query()->orderBy('id')->pluck('reason')->all());
    }

    public function test_account_that_is_not_active_any_more_is_not_welcomed(): void
    {
        $client = $this->client(['status' => ClientStatus::Verified]);
        AutoMessage::factory()->enabled(AutoMessageTrigger::AccountActive, 'Hi {first_name}')->createOne();
        $client->update(['status' => ClientStatus::Active]);
        $client->update(['status' => ClientStatus::Verified]);

        $this->sendAll();

        $this->assertSame(self::UNDONE, AutoCommunication::query()->sole()->reason);
    }

    public function test_marketing_message_that_was_not_sent_is_not_the_one_of_the_day(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-24 14:00', 'Australia/Melbourne'));
        $unsent = $this->waiting(AutoMessageTrigger::BonusCredited, $client = $this->client());
        Artisan::call('auto-messages:send');
        $client->update(['mobile_e164' => '+61491570110']);
        app(SubmitQueuedSms::class)->handle((int) $unsent->refresh()->sms_message_id);
        $this->assertSame(AutoCommunicationStatus::Suppressed, $unsent->refresh()->status);

        $next = $this->waiting(AutoMessageTrigger::WelcomeOffer, $client);
        Artisan::call('auto-messages:send');

        $this->assertSame([AutoCommunicationStatus::Queued, null], [$next->refresh()->status, $next->reason]);
    }

    public function test_log_says_only_in_general_words_that_the_client_was_excluded_since(): void
    {
        $queued = $this->waiting(AutoMessageTrigger::DepositCredited, $client = $this->client());
        Artisan::call('auto-messages:send');
        $this->assertSame(AutoCommunicationStatus::Queued, $queued->refresh()->status);

        app(SelfExcludeClient::class)->handle($client, null, 'Asked on the phone', $this->officer());
        app(EnforceExclusion::class)->handle(ExclusionCase::query()->sole()->id);

        $this->assertSame([AutoCommunicationStatus::Suppressed, 'Must not be contacted'], [$queued->refresh()->status, $queued->reason]);
    }

    /**
     * @param  bool|null  $isSame  what a colleague decided about the two accounts; null for nothing
     * @param  array<string, string>  $other  details of the other account
     */
    #[TestWith([null, 'Must not be contacted'])]
    #[TestWith([false, null])]
    #[TestWith([true, 'Must not be contacted', ['first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1990-05-01']])]
    public function test_quiet_client_whose_other_account_had_a_time_out_is_not_invited_back(?bool $isSame, ?string $reason, array $other = []): void
    {
        $quiet = ['last_bet_at' => now()->subDays(40)];
        [$client, $other] = [$this->client(['mobile_e164' => '+61491570006', ...$quiet]), $this->client(['mobile_e164' => '+61491570110', 'email' => 'other@example.com', ...$quiet, ...$other])];
        TimeOut::query()->create(['client_id' => $other->id, 'starts_at' => now()->subDays(30), 'ends_at' => now()->subDay(), 'reason' => 'Asked', 'user_id' => $this->officer()->id]);
        if ($isSame !== null) {
            $status = $isSame ? MatchStatus::Confirmed : MatchStatus::Rejected;
            MatchSuggestion::factory()->createOne(['left_type' => 'client', 'left_id' => $client->id, 'right_type' => 'client', 'right_id' => $other->id, 'status' => $status]);
        }
        $message = AutoMessage::factory()->enabled(AutoMessageTrigger::ClientQuiet, 'Hi {first_name}, come back to {company}. Reply STOP to opt out.')->createOne();
        app(AutoMessageScheduler::class)->quiet($message, collect([$client]));

        Artisan::call('auto-messages:send');

        $this->assertSame($reason, AutoCommunication::query()->sole()->reason);
    }

    private function approve(int $depositId, Client $client): void
    {
        app(ApproveDeposit::class)->handle(Deposit::query()->findOrFail($depositId), $client->id, $this->officer(), null, new ApprovalOptions(acceptsOtherPayer: true));
    }

    private function sendAll(): void
    {
        Artisan::call('auto-messages:send');
        foreach (SmsMessage::query()->pluck('id') as $id) {
            app(SubmitQueuedSms::class)->handle((int) $id);
        }
    }
}
