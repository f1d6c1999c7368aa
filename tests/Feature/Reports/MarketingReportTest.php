<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Enums\Ability;
use App\Enums\AutoCommunicationStatus;
use App\Enums\BlastKind;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\BlastStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\LeadStatus;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Enums\SocialMediaReviewStatus;
use App\Models\Affiliate;
use App\Models\AuditEvent;
use App\Models\AutoCommunication;
use App\Models\Bet;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Lead;
use App\Models\SiteAccount;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class MarketingReportTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private const DAYS = ['period' => 'custom', 'from' => '2026-11-01', 'until' => '2026-11-20'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 03:00:00');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewMarketingReports, Ability::ViewSmsBlasts, Ability::ViewReportExports)->createOne());
    }

    public function test_blast_row_counts_deliveries_replies_and_opt_outs_within_seven_days(): void
    {
        $blast = $this->blast('2026-11-02 01:00:00');
        $this->message($blast, SmsStatus::Delivered, reply: '2026-11-08 23:00:00');
        $this->message($blast, SmsStatus::Delivered, reply: '2026-11-09 02:00:00');
        $this->message($blast, SmsStatus::Delivered, reply: '2026-11-03 00:00:00', optOut: '2026-11-03 00:00:00');
        $this->message($blast, SmsStatus::Failed);
        $this->message($blast, SmsStatus::Unknown);
        $this->message($blast, SmsStatus::Queued, reply: '2026-11-03 00:00:00');
        $this->message($blast, SmsStatus::Suppressed);
        foreach ([BlastRefusal::Protected, BlastRefusal::NoMobile] as $refusal) {
            BlastRecipient::factory()->createOne(['blast_id' => $blast->id, 'status' => BlastRecipientStatus::Suppressed, 'refusal' => $refusal]);
        }
        $result = $this->report();

        $row = $result['blasts'][0];
        $this->assertSame(['Spring carnival', '2026-11-02', true], [$row['label'], $row['day'], $row['can_open']]);
        $this->assertSame([5, 3, 1, 3, 2, 1, null], array_map(static fn (string $key): mixed => $row[$key], ['sent', 'delivered', 'failed', 'suppressed', 'replies', 'opt_outs', 'bettors']));
        $this->assertArrayNotHasKey('reasons', $row);
        $this->assertSame([5, 3, 0], [$result['messages']['sent'], $result['messages']['delivered'], $result['messages_before']['sent']]);
        $this->assertSame([5, 1], [$result['days'][1]['sent'], $result['days'][1]['opt_outs']]);
    }

    public function test_blast_counts_on_the_day_it_starts_and_in_the_period_before(): void
    {
        $this->message($this->blast('2026-10-20 01:00:00'), SmsStatus::Delivered);
        $this->message($this->blast('2026-10-20 01:00:00', ['send_at' => '2026-11-01 22:00:00', 'name' => 'Cup day']), SmsStatus::Delivered);
        $this->blast('2026-11-05 01:00:00', ['approved_at' => null, 'name' => 'Not approved']);
        $result = $this->report();

        $this->assertSame([['Cup day', '2026-11-02']], array_map(static fn (array $row): array => [$row['label'], $row['day']], $result['blasts']));
        $this->assertSame([1, 1], [$result['messages']['sent'], $result['messages_before']['sent']]);
    }

    public function test_activation_blast_counts_clients_who_bet_within_fourteen_days(): void
    {
        $blast = $this->blast('2026-11-02 01:00:00', ['kind' => BlastKind::MarketingActivation]);
        foreach (['2026-11-15 00:00:00', '2026-11-17 00:00:00', null] as $at) {
            $client = $this->message($blast, SmsStatus::Delivered)->conversation->client;
            if ($at !== null && $client !== null) {
                Bet::factory()->createOne(['client_id' => $client->id, 'site_account_id' => SiteAccount::factory()->createOne(['client_id' => $client->id])->id, 'placed_at' => $at]);
            }
        }
        $result = $this->report();

        $this->assertSame([3, 1], [$result['blasts'][0]['sent'], $result['blasts'][0]['bettors']]);
    }

    public function test_automatic_messages_are_counted_by_cause(): void
    {
        foreach (
            [AutoCommunicationStatus::Delivered, AutoCommunicationStatus::Suppressed, AutoCommunicationStatus::Waiting] as $status
        ) {
            AutoCommunication::factory()->createOne([
                'client_id' => Client::factory()->createOne(['created_at' => '2026-09-01 00:00:00'])->id,
                'status' => $status,
                'created_at' => '2026-11-10 00:00:00',
            ]);
        }

        $this->assertSame([['Deposit credited', 1, 1, 1]], array_map(
            static fn (array $row): array => [$row['label'], $row['sent'], $row['delivered'], $row['suppressed']], $this->report()['automatic'],
        ));
    }

    public function test_growth_counts_new_clients_by_affiliate_and_leads_by_source(): void
    {
        $affiliate = Affiliate::factory()->createOne(['name' => 'Turf Talk']);
        foreach (['2026-11-03 00:00:00', '2026-11-04 00:00:00', '2026-10-30 00:00:00'] as $at) {
            Client::factory()->createOne(['affiliate_id' => $affiliate->id, 'created_at' => $at]);
        }
        Client::factory()->createOne(['affiliate_id' => null, 'created_at' => '2026-11-03 14:00:00']);
        Lead::factory()->createOne(['source' => 'Website', 'status' => LeadStatus::Converted, 'created_at' => '2026-11-03 12:59:59']);
        Lead::factory()->createOne(['source' => null, 'status' => LeadStatus::New, 'created_at' => '2026-11-03 13:00:00']);
        $result = $this->report();

        $this->assertSame([['Turf Talk', 2, 1], ['No affiliate', 1, 0]], array_map(static fn (array $row): array => [$row['label'], $row['count'], $row['previous']], $result['affiliates']));
        $this->assertSame([3, 1], [$result['clients']['count'], $result['clients']['previous']]);
        $this->assertSame([['No source', 1, 0], ['Website', 1, 1]], array_map(static fn (array $row): array => [$row['label'], $row['count'], $row['converted']], $result['sources']));
        // Melbourne's 4 November begins at 13:00 UTC.
        $this->assertSame([1, 1, 0], array_column(array_slice($result['days'], 2, 3), 'leads'));
        $this->assertSame([1, 2, 0], array_column(array_slice($result['days'], 2, 3), 'new_clients'));
    }

    public function test_total_of_new_clients_is_the_sum_of_its_rows_before_the_day_is_added_up_again(): void
    {
        $affiliate = Affiliate::factory()->createOne(['name' => 'Turf Talk']);
        Client::factory()->createOne(['affiliate_id' => $affiliate->id, 'created_at' => '2026-11-20 00:00:00']);
        $this->report();
        Client::factory()->createOne(['affiliate_id' => $affiliate->id, 'created_at' => '2026-11-20 02:59:00']);
        $result = $this->inertia(route('reports.marketing.overview', self::DAYS), ['result'], 'Reports/Marketing/Overview')->json('props.result');

        $this->assertSame([2, 2], [$result['affiliates'][0]['count'], $result['clients']['count']]);
    }

    public function test_bonuses_are_followed_by_promotion(): void
    {
        $promotion = BonusPromotion::factory()->createOne(['title' => 'Cup bonus']);
        foreach ([BonusClaimStatus::Offered, BonusClaimStatus::Credited, BonusClaimStatus::Used, BonusClaimStatus::Expired] as $status) {
            BonusClaim::factory()->createOne([
                'bonus_promotion_id' => $promotion->id, 'amount_cents' => 2_500, 'status' => $status, 'offered_at' => '2026-11-05 00:00:00',
                'claimed_at' => in_array($status, [BonusClaimStatus::Credited, BonusClaimStatus::Used], true) ? '2026-11-06 00:00:00' : null,
            ]);
        }

        $this->assertSame(
            ['key' => (string) $promotion->id, 'label' => 'Cup bonus', 'offered' => 4, 'claimed' => 2, 'used' => 1, 'expired' => 1, 'cost_cents' => 5_000],
            $this->report()['promotions'][0],
        );
    }

    public function test_reviews_are_counted_by_platform(): void
    {
        foreach ([SocialMediaReviewStatus::Approved, SocialMediaReviewStatus::Pending] as $status) {
            SocialMediaReview::factory()->createOne(['platform_name' => 'Google', 'status' => $status, 'created_at' => '2026-11-05 00:00:00']);
        }

        $this->assertSame([['label' => 'Google', 'received' => 2, 'approved' => 1, 'declined' => 0, 'pending' => 1]], $this->report()['reviews']);
    }

    public function test_new_installation_has_an_empty_report(): void
    {
        $result = $this->report();

        $this->assertSame([[], [], [], 0], [$result['blasts'], $result['automatic'], $result['promotions'], $result['messages']['sent']]);
    }

    public function test_blast_is_no_link_for_a_viewer_who_cannot_open_it(): void
    {
        $this->message($this->blast('2026-11-02 01:00:00'), SmsStatus::Delivered);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewMarketingReports)->createOne());

        $this->assertFalse($this->report()['blasts'][0]['can_open']);
        $this->get(route('reports.marketing.overview.export', ['reason' => 'Monthly meeting']))->assertForbidden();
    }

    public function test_filters_of_other_reports_are_ignored(): void
    {
        $this->message($this->blast('2026-11-02 01:00:00'), SmsStatus::Delivered);

        $this->assertSame(1, $this->report(['company' => '999', 'state' => 'NT'])['messages']['sent']);
        $this->assertNull($this->inertia(route('reports.marketing.overview', ['state' => 'NT']))->json('props.filters.state'));
    }

    public function test_report_is_refused_without_its_ability_and_for_more_than_a_year(): void
    {
        $this->get(route('reports.marketing.overview', ['period' => 'custom', 'from' => '2025-01-01', 'until' => '2026-11-01']))->assertSessionHas('error', 'Choose a period of at most a year.');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClientReports)->createOne());

        $this->get(route('reports.marketing.overview'))->assertForbidden();
    }

    public function test_export_needs_a_reason_and_is_recorded(): void
    {
        $this->message($this->blast('2026-11-02 01:00:00'), SmsStatus::Delivered);
        Artisan::call('reports:add-up', ['--from' => '2026-11-01']);
        $this->get(route('reports.marketing.overview.export'))->assertSessionHas('error', 'Enter a reason for this export.');

        $file = $this->get(route('reports.marketing.overview.export', [...self::DAYS, 'reason' => 'Monthly meeting']))->assertOk()->streamedContent();

        $this->assertStringContainsString('Messages,Total,Sent,1,0', $file);
        $this->assertStringContainsString('Spring carnival (2026-11-02),Delivered,1,', $file);
        $event = AuditEvent::query()->where('action', 'report.exported')->sole();
        $this->assertSame(['reports-marketing-overview', 'Monthly meeting'], [$event->after['report'] ?? null, $event->after['reason'] ?? null]);
    }

    /** @param  array<string, mixed>  $values */
    private function blast(string $approvedAt, array $values = []): Blast
    {
        return Blast::factory()->createOne(['status' => BlastStatus::Done, 'approved_at' => $approvedAt, ...$values]);
    }

    private function message(Blast $blast, SmsStatus $status, ?string $reply = null, ?string $optOut = null): SmsMessage
    {
        $client = Client::factory()->createOne(['sms_opted_out_at' => $optOut, 'created_at' => '2026-09-01 00:00:00']);
        $conversation = Conversation::factory()->createOne(['client_id' => $client->id]);
        $sentAt = CarbonImmutable::parse($blast->send_at ?? $blast->approved_at);
        $message = SmsMessage::factory()->createOne([
            'conversation_id' => $conversation->id,
            'blast_id' => $blast->id,
            'direction' => MessageDirection::Outbound,
            'status' => $status,
            'sent_at' => $sentAt,
        ]);
        if ($reply !== null) {
            SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'sent_at' => $reply]);
        }

        return $message;
    }

    /**
     * @param  array<string, string>  $query
     * @return array<string, mixed>
     */
    private function report(array $query = []): array
    {
        Artisan::call('reports:add-up', ['--from' => '2026-10-01']);

        return $this->inertia(route('reports.marketing.overview', [...self::DAYS, ...$query]), ['result'], 'Reports/Marketing/Overview')->assertOk()->json('props.result');
    }
}
