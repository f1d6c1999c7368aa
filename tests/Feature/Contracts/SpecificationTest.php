<?php

declare(strict_types=1);

namespace Tests\Feature\Contracts;

use App\Enums\Ability;
use App\Enums\ClientRiskFilter;
use App\Enums\NotificationType;
use App\Enums\RiskCheckValue;
use App\Enums\SocialMediaReviewStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Route;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Notifications\CreatesOpenWork;
use Tests\TestCase;

/**
 * Names that the specification fixes, written out here once more on purpose. The pages use names generated from the same PHP,
 * so that a misspelling would fail no other test.
 */
final class SpecificationTest extends TestCase
{
    use CreatesOpenWork, RefreshDatabase;

    private const ABILITIES = 'viewClients canViewDatabaseOnly viewDBClients viewSMSPanel viewSmsBlasts viewAutoMessages sendExcelSMSBlasts '
        .'viewWithdrawals viewDeposits viewTransactions viewServices viewUsers viewGuides '
        .'viewRsg viewBetstopUpdates viewBetstopLogs viewBarredList viewRsgFormSubmissions viewRsgCommunications viewRsgEvents '
        .'viewBonusRules viewBonusClaimedLogs viewBonusLoginLogs viewBonusPromotions viewGenwebBonuses viewGenwebBoostBonuses viewSocialMediaReviews viewSkippingRules '
        .'viewAutomations '
        .'viewAffiliateReports viewAffiliateTaxReports viewAccountManagerReports viewClientReports viewMarketingReports viewReportExports '
        .'viewDuplicateOskoDeposits viewLegacyTransfer viewCertificationTypes viewRoles viewPhoneLogs riskCheckClients';

    /** Section 3: the fields of every notifiable, then of one kind. */
    private const NOTIFIABLE = [
        'id', 'company_name', 'company', 'created_at_human_format', 'is_new_account_check_button_visible', 'description',
        'is_resolved', 'sent_at_human_format', 'sender', 'form_type_name', 'status', 'platform_name', 'file_path',
    ];

    public function test_closed_sets_have_the_specified_values(): void
    {
        $this->assertSame(explode(' ', self::ABILITIES), array_column(Ability::cases(), 'value'));
        $this->assertSame(
            ['risk_check', 'withdrawal', 'rsg_communication', 'form_submission', 'social_media_review', 'message', 'deposit'],
            array_column(NotificationType::cases(), 'value'),
        );
        $this->assertSame(['GOOD', '25% BONUSHUNTER', 'BONUSHUNTER', 'WATCH', 'CLOSE'], array_column(RiskCheckValue::cases(), 'value'));
        $this->assertSame(['pending_new_acount_check', 'not_betstopped_in_genweb'], array_column(ClientRiskFilter::cases(), 'value'));
        $this->assertSame(1, SocialMediaReviewStatus::Pending->value);
    }

    public function test_private_channels_and_their_events_have_the_specified_names(): void
    {
        $events = [];
        foreach (LiveChannel::cases() as $channel) {
            $events[$channel->of(7)] = $channel->event();
        }

        $this->assertSame([
            'private-message-notifications.7' => 'sms-message-notification',
            'private-new-client-risk-check-notifications.7' => 'new-account-check-notification',
            'private-withdrawal-pending-notifications.7' => 'withdrawal-pending-notification',
            'private-deposit-pending-notifications.7' => 'deposit-pending-notification',
            'private-rsg-communication-notifications.7' => 'RsgCommunicationNotificationEvent',
            'private-rsg-form-submission-notifications.7' => 'RsgFormSubmissionNotificationEvent',
            'private-read-notifications.7' => 'read-notification-event',
        ], $events);
    }

    public function test_every_page_has_the_specified_shared_props(): void
    {
        $user = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();

        $props = $this->actingAs($user)->get(route('design'))->inertiaProps();

        $this->assertSame([...explode(' ', self::ABILITIES), 'impersonating'], array_keys($props['auth']['user']['can']));
        $this->assertContainsOnlyBool($props['auth']['user']['can']);
        $this->assertSame(
            [
                'id' => $user->id,
                'full_name' => $user->full_name,
                'photo' => null,
                'is_developer_staff' => false,
                'is_executive_staff' => false,
                'has_pending_certifications' => false,
                'pending_certifications' => [],
            ],
            array_intersect_key(
                $props['auth']['user'],
                array_flip([
                    'id',
                    'full_name',
                    'photo',
                    'is_developer_staff',
                    'is_executive_staff',
                    'has_pending_certifications',
                    'pending_certifications',
                ]),
            ),
        );
        $this->assertSame(['success', 'error', 'auto_hide_success_message', 'errors'], array_keys($props['flash']));
    }

    public function test_notification_has_the_specified_fields(): void
    {
        Queue::fake();
        $reader = User::factory()->withAbilities(...Ability::all())->createOne();
        $client = Client::factory()->awaitingRiskCheck()->createOne();

        foreach (NotificationType::cases() as $type) {
            $this->notify($type, $this->workOf($type, $client));
        }

        $recent = $this->actingAs($reader)->getJson('/notifications/recent')->json('notifications');
        foreach (NotificationType::cases() as $type) {
            $notification = $recent[$type->value][0];
            $this->assertSame([], array_diff(['id', 'is_read', 'body', 'client_id', 'notifiable_type', 'client', 'notifiable'], array_keys($notification)));
            $this->assertSame(
                ['id', 'full_name', 'first_name', 'last_name', 'pin', 'company_color', 'client_rating', 'client_rating_description', 'account_manager', 'affiliate_name', 'company_name'],
                array_keys($notification['client']),
            );
            $this->assertSame([], array_diff(self::NOTIFIABLE, array_keys($notification['notifiable'])));
        }
    }

    /** @return iterable<string, array{string, string, string}> method, path and route of the calls in section 7 */
    public static function calls(): iterable
    {
        foreach ([
            ['PUT', '/notifications/5/mark-as-read', 'notifications.mark-as-read'],
            ['POST', '/clients/5/check/risk', 'clients.check.risk'],
            ['POST', '/rsg/communications/clients/5/mark-as-resolved', 'rsg.communications.mark-as-resolved'],
            ['PUT', '/rsg/form-submissions/5/mark-as-resolved', 'rsg.form-submissions.mark-as-resolved'],
            ['POST', '/bonus/social-media-reviews/5/mark-as-approved', 'bonus.social-media-reviews.mark-as-approved'],
            ['POST', '/bonus/social-media-reviews/5/mark-as-declined', 'bonus.social-media-reviews.mark-as-declined'],
            ['GET', '/storage/social-media-reviews/5.png', 'screenshots.show'],
            ['GET', '/clients/top-search-bar/mei?page=2', 'clients.top-search-bar'],
            ['DELETE', '/impersonate', 'impersonate.destroy'],
            ['DELETE', '/logout', 'logout'],
            ['POST', '/broadcasting/auth', 'broadcasting.auth'],
            ['POST', '/broadcasting/user-auth', 'broadcasting.user-auth'],
        ] as $call) {
            yield "{$call[0]} {$call[1]}" => $call;
        }
    }

    #[DataProvider('calls')]
    public function test_call_has_the_specified_method_and_path(string $method, string $path, string $name): void
    {
        $this->assertSame($name, Route::getRoutes()->match(Request::create($path, $method))->getName());
    }
}
