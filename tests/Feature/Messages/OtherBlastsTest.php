<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\ApproveBlast;
use App\Actions\Messages\CheckBlast;
use App\Actions\Messages\SendBlast;
use App\Actions\Messages\SubmitQueuedSms;
use App\Enums\Ability;
use App\Enums\BetstopCheckResult;
use App\Enums\BlastKind;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\BonusPromotionStatus;
use App\Enums\ClientStatus;
use App\Enums\SmsStatus;
use App\Infrastructure\Betstop\BetstopCircuitBreaker;
use App\Jobs\Messages\RunBlast;
use App\Models\BetstopCheck;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\SmsMessage;
use App\Models\User;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

/** Weekly bonus and marketing activation blasts, and the pages. */
final class OtherBlastsTest extends TestCase
{
    use CreatesClearClients, RefreshDatabase;

    public function test_weekly_bonus_blast_names_the_bonus_that_waits(): void
    {
        $client = $this->client();
        $approver = User::factory()->createOne();
        BonusClaim::factory()->createOne([
            'client_id' => $client->id,
            'status' => BonusClaimStatus::Offered,
            'offered_at' => now()->subDays(2),
            'amount_cents' => 5_000,
            'approved_by' => $approver->id,
        ]);
        $claimed = $this->client(['mobile_e164' => '+61491570157', 'email' => 'other@example.com']);
        BonusClaim::factory()->createOne(['client_id' => $claimed->id, 'status' => BonusClaimStatus::Claimed, 'offered_at' => now()->subDays(2)]);
        BonusClaim::factory()->createOne(['client_id' => $claimed->id, 'status' => BonusClaimStatus::Offered, 'offered_at' => now()->subDays(9), 'approved_by' => $approver->id]);
        // Neither can be claimed.
        BonusClaim::factory()->createOne(['client_id' => $claimed->id, 'status' => BonusClaimStatus::Offered, 'offered_at' => now()->subDay()]);
        BonusClaim::factory()->createOne([
            'client_id' => $claimed->id,
            'status' => BonusClaimStatus::Offered,
            'offered_at' => now()->subDay(),
            'approved_by' => $approver->id,
            'expires_at' => now()->subMinute(),
        ]);
        $blast = Blast::factory()->createOne(['kind' => BlastKind::WeeklyBonus, 'audience' => ['query' => []], 'body' => '{company}: {bonus} of {amount}. Reply STOP to opt out.']);

        while (app(CheckBlast::class)->handle($blast->id));

        $this->assertSame([$client->id], BlastRecipient::query()->where('status', BlastRecipientStatus::Eligible)->pluck('client_id')->all());
        $this->assertSame(1, BlastRecipient::query()->count());
    }

    /** @param  array<string, mixed>  $bonus */
    #[TestWith([[], null])]
    #[TestWith([['status' => 'reversed'], null, false])]
    #[TestWith([['expires_at' => '2026-11-24 02:59:00'], null, false])]
    #[TestWith([['amount_cents' => 2_500], null, false])]
    #[TestWith([[], BonusPromotionStatus::Paused, false])]
    public function test_queued_weekly_bonus_message_is_submitted_while_its_bonus_can_be_claimed(array $bonus, ?BonusPromotionStatus $promotion, bool $isSent = true): void
    {
        Queue::fake();
        $claim = BonusClaim::factory()->createOne([
            'client_id' => $this->client(['mobile_e164' => '+61491570006'])->id,
            'status' => BonusClaimStatus::Offered,
            'offered_at' => now()->subDays(2),
            'amount_cents' => 5_000,
            'approved_by' => User::factory(),
        ]);
        $blast = Blast::factory()->createOne(['kind' => BlastKind::WeeklyBonus, 'audience' => ['query' => []], 'body' => '{company}: {bonus} of {amount}. Reply STOP to opt out.']);
        while (app(CheckBlast::class)->handle($blast->id));
        $blast->refresh()->update(['status' => BlastStatus::Approved]);
        app(SendBlast::class)->handle($blast->id);
        $message = SmsMessage::query()->sole();

        $claim->update($bonus);
        BonusPromotion::query()->whereKey($promotion === null ? 0 : $claim->bonus_promotion_id)->update(['status' => $promotion]);
        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame($isSent ? [SmsStatus::Sent, null] : [SmsStatus::Suppressed, 'The client’s bonus was claimed, changed or has ended.'], [$message->refresh()->status, $message->error]);
    }

    /** @param  array<string, mixed>  $state */
    #[TestWith([['status' => BlastStatus::Draft], 'The recipients of this blast are still being checked.'])]
    #[TestWith([['status' => BlastStatus::Cancelled], 'This blast was already approved or cancelled.'])]
    #[TestWith([['eligible_rows' => 0], 'This blast has no eligible clients.'])]
    #[TestWith([['send_until' => '2026-11-24 03:00:00'], 'The time to send this blast is over. Create it again with a later end.'])]
    public function test_blast_that_cannot_be_sent_is_not_approved(array $state, string $why): void
    {
        $blast = Blast::factory()->createOne(['status' => BlastStatus::Checked, 'eligible_rows' => 1, 'send_until' => now()->addDay(), ...$state]);

        $this->expectExceptionObject(new OperationRefusedException($why));
        app(ApproveBlast::class)->handle($blast, User::factory()->createOne());
    }

    /** @param  Closure(Client): mixed  $since  what happened after the message was queued */
    #[DataProvider('stops')]
    public function test_queued_message_of_a_blast_is_judged_as_marketing_when_it_is_submitted(Closure $since, string $why): void
    {
        Queue::fake();
        $client = $this->client();
        $blast = Blast::factory()->createOne(['send_until' => now()->addDay()]);
        while (app(CheckBlast::class)->handle($blast->id));
        $blast->refresh()->update(['status' => BlastStatus::Approved]);
        app(SendBlast::class)->handle($blast->id);
        $message = SmsMessage::query()->sole();

        $since($client);
        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([SmsStatus::Suppressed, $why], [$message->refresh()->status, $message->error]);
    }

    /** @return iterable<string, array{Closure(Client): mixed, string}> */
    public static function stops(): iterable
    {
        yield 'closed' => [static fn (Client $client) => $client->update(['status' => ClientStatus::Closed]), 'This account is closed. This client must not be contacted.'];
        yield 'too late' => [static fn () => Blast::query()->update(['send_until' => now()->subSecond()]), 'The time to send this blast was over.'];
    }

    public function test_activation_blast_reaches_accounts_without_a_bet(): void
    {
        Queue::fake([RunBlast::class]);
        $idle = $this->client(['last_bet_at' => null, 'created_at' => now()->subDays(20)]);
        $this->client(['last_bet_at' => now()->subDay(), 'created_at' => now()->subDays(20), 'mobile_e164' => '+61491570157', 'email' => 'other@example.com']);
        $this->client(['last_bet_at' => null, 'created_at' => now()->subDays(3), 'mobile_e164' => '+61491570158', 'email' => 'new@example.com']);

        $this->actingAs(User::factory()->createOne(['is_developer_staff' => true]))
            ->post('/messages/marketing-activation-blast', $this->form(['body' => '{company}. Reply STOP to opt out.']))
            ->assertSessionHasNoErrors();
        while (app(CheckBlast::class)->handle(Blast::query()->sole()->id));

        $this->assertSame([$idle->id], BlastRecipient::query()->pluck('client_id')->all());
    }

    public function test_developer_of_any_role_makes_and_opens_the_developer_blasts_but_no_other(): void
    {
        Queue::fake([RunBlast::class]);
        $developer = User::factory()->withAbilities(Ability::ViewClients)->createOne(['is_developer_staff' => true]);
        $this->actingAs($developer)->get('/messages/weekly-bonus-blast')->assertOk();
        $this->post('/messages/marketing-activation-blast', $this->form(['body' => '{company}. Reply STOP to opt out.']))->assertSessionHasNoErrors();

        $this->get('/messages/blasts/'.Blast::query()->sole()->id)->assertOk();
        $this->get('/messages/blasts/'.Blast::factory()->createOne(['kind' => BlastKind::Sms])->id)->assertForbidden();
    }

    public function test_developer_who_sees_the_database_only_makes_no_blasts(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::CanViewDatabaseOnly)->createOne(['is_developer_staff' => true]));

        $this->get('/messages/weekly-bonus-blast')->assertForbidden();
        $this->post('/messages/marketing-activation-blast', $this->form(['body' => '{company}. Reply STOP to opt out.']))->assertForbidden();
    }

    public function test_blast_waits_from_the_first_call_that_the_register_does_not_answer(): void
    {
        Queue::fake();
        $this->client();
        $blast = Blast::factory()->createOne(['audience' => ['query' => []]]);
        while (app(CheckBlast::class)->handle($blast->id));
        $blast->refresh()->update(['status' => BlastStatus::Approved]);
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->subMinute()]);
        config(['paddock.betstop.driver' => 'http', 'paddock.betstop.url' => 'https://betstop.test', 'paddock.betstop.retries' => 0]);
        Http::fakeSequence('betstop.test/*')->push('', 503)
            ->push(['reference' => 'R-1', 'results' => [['id' => '0', 'result' => 'clear', 'valid_until' => now()->addDay()->toIso8601ZuluString()]]]);

        $this->assertNull(app(SendBlast::class)->handle($blast->id));
        $recipient = BlastRecipient::query()->sole();
        $this->assertSame([BlastRecipientStatus::Eligible, null], [$recipient->status, $recipient->refusal]);
        app(SendBlast::class)->handle($blast->id);
        $this->assertSame([BlastRecipientStatus::Queued, null], [$recipient->refresh()->status, $recipient->refusal]);
    }

    public function test_blast_waits_for_a_failed_call_although_the_register_answered_another_one(): void
    {
        $this->client();
        $blast = Blast::factory()->createOne(['audience' => ['query' => []]]);
        while (app(CheckBlast::class)->handle($blast->id));
        $blast->refresh()->update(['status' => BlastStatus::Approved]);
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->subMinute()]);
        config(['paddock.betstop.driver' => 'http', 'paddock.betstop.url' => 'https://betstop.test', 'paddock.betstop.retries' => 0]);
        $breaker = app(BetstopCircuitBreaker::class);
        $breaker->failed();
        Http::fake(static function () use ($breaker) {
            // Of another process.
            $breaker->succeeded();

            return Http::response('', 503);
        });

        $this->assertNull(app(SendBlast::class)->handle($blast->id));

        $this->assertSame(BlastRecipientStatus::Eligible, BlastRecipient::query()->sole()->status);
    }

    public function test_neither_jobs_nor_checks_pile_up_while_the_register_is_down(): void
    {
        $this->client();
        $blast = Blast::factory()->createOne(['audience' => ['query' => []]]);
        while (app(CheckBlast::class)->handle($blast->id));
        $blast->refresh()->update(['status' => BlastStatus::Approved]);
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->subMinute()]);
        config(['paddock.betstop.driver' => 'http', 'paddock.betstop.url' => 'https://betstop.test', 'paddock.betstop.retries' => 0, 'paddock.betstop.failures' => 2]);
        Http::fake(['betstop.test/*' => Http::response('', 503)]);
        Queue::fake();

        for ($run = 1; $run <= 4; $run++) {
            (new RunBlast($blast->id))->handle(app(CheckBlast::class), app(SendBlast::class));
        }

        Http::assertSentCount(2);
        $this->assertSame(2, BetstopCheck::query()->where('result', BetstopCheckResult::Error)->count(), 'Nothing is stored without a question.');
        Queue::assertNotPushed(RunBlast::class);
        $this->travel(1)->minutes();
        Artisan::call('blasts:resume');
        Queue::assertPushed(RunBlast::class, 1);
    }

    public function test_pages_show_blasts_of_their_kind_and_nothing_about_excluded_people(): void
    {
        $barred = $this->client(['is_barred' => true]);
        $blast = Blast::factory()->createOne(['name' => 'Spring', 'audience' => ['query' => ['state' => 'VIC']], 'send_until' => '2026-11-26 09:00:00']);
        Blast::factory()->createOne(['kind' => BlastKind::Excel, 'name' => 'From a file', 'audience' => ['query' => [], 'file' => 'a.csv']]);
        while (app(CheckBlast::class)->handle($blast->id));
        $marketer = $this->marketer();

        $this->actingAs($marketer)->get('/messages/sms-blasts')->assertInertia(fn ($page) => $page->component('Messages/SmsBlasts')->where('blasts.0.name', 'Spring')->has('blasts', 1));
        $this->get('/messages/excel-blasts')->assertInertia(fn ($page) => $page->where('blasts.0.name', 'From a file')->has('blasts', 1));
        $this->get('/messages/sms-blasts/create')->assertInertia(fn ($page) => $page->component('Messages/CreateBlast')->where('kind', 'sms'));
        $this->get('/messages/excel-blasts/create')->assertInertia(fn ($page) => $page->component('Messages/ExcelBlasts/Create')->where('most_rows', 5_000));
        $this->get("/messages/blasts/{$blast->id}?refusal=protected")->assertInertia(fn ($page) => $page->component('Messages/Blast')
            ->where('audience', 'VIC')->where('send_until', '2026-11-26T09:00:00Z')->where('recipients.0.client_id', $barred->id)->where('recipients.0.refusal', 'protected')
            ->where('reasons', [['refusal' => 'protected', 'count' => 1]])->where('can_copy', true)->where('can_approve', true)->where('can_cancel', true));
        $this->actingAs(User::factory()->withAbilities(Ability::ViewSmsBlasts)->createOne(['is_executive_staff' => true]))->get("/messages/blasts/{$blast->id}")
            ->assertInertia(fn ($page) => $page->where('can_copy', false)->where('can_cancel', false));
        $this->assertSame(BlastStatus::Checked, $blast->refresh()->status);
    }

    private function marketer(): User
    {
        return User::factory()->withAbilities(Ability::ViewSmsBlasts, Ability::SendExcelSmsBlasts)->createOne(['timezone' => 'Australia/Melbourne']);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return array<string, mixed>
     */
    private function form(array $fields): array
    {
        return ['name' => 'From a file', 'body' => '{company}: use {bonus_code}. Reply STOP to opt out.', 'send_until' => '2026-11-25T16:00', 'reference' => (string) Str::uuid(), ...$fields];
    }
}
