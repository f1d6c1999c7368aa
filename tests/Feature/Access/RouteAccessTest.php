<?php

declare(strict_types=1);

namespace Tests\Feature\Access;

use App\Enums\Ability;
use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Enums\StaffRole;
use App\Models\Attachment;
use App\Models\BonusClaim;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\Email;
use App\Models\Export;
use App\Models\FilterPreset;
use App\Models\Import;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\Note;
use App\Models\OperatorSite;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\SocialMediaReview;
use App\Models\Transfer;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use App\Services\Audit\AuditTrail;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Route as Routes;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/**
 * Every role against every route. Who may do what stands here once more, apart from the routes themselves; a route
 * without a line fails.
 */
final class RouteAccessTest extends TestCase
{
    use RefreshDatabase;

    private const ANYBODY_SIGNED_IN = 'signed in';

    private const NOBODY_SIGNED_IN = 'guest';

    private const BONUS = 'any bonus ability';

    private const DEVELOPERS = 'developer staff';

    private const PRESET_KEEPERS = 'viewClients or viewDBClients';

    private const IMPERSONATORS = 'developers and viewUsers';

    private const PROSPECT_MANAGERS = 'viewDBClients without canViewDatabaseOnly';

    private const PROSPECT_EDITORS = 'prospect managers who see contact details';

    /** @var array<string, string>|null */
    private ?array $records = null;

    /** @var array<string, string>|null */
    private ?array $prospects = null;

    /** @return array<string, Ability|list<Ability>|string> */
    private static function rules(): array
    {
        return [
            'dashboard' => self::ANYBODY_SIGNED_IN,
            'design' => self::ANYBODY_SIGNED_IN,
            'session.keep-alive' => self::ANYBODY_SIGNED_IN,
            'logout' => self::ANYBODY_SIGNED_IN,
            'notifications.index' => self::ANYBODY_SIGNED_IN,
            'notifications.recent' => self::ANYBODY_SIGNED_IN,
            'notifications.mark-as-read' => self::ANYBODY_SIGNED_IN,
            'notifications.mark-all-as-read' => self::ANYBODY_SIGNED_IN,
            'broadcasting.user-auth' => self::ANYBODY_SIGNED_IN,
            'user-profile.edit' => self::ANYBODY_SIGNED_IN,
            'user-profile.update' => self::ANYBODY_SIGNED_IN,
            'user-profile.notifications' => self::ANYBODY_SIGNED_IN,
            'user-profile.password' => self::ANYBODY_SIGNED_IN,
            'user-profile.photo.store' => self::ANYBODY_SIGNED_IN,
            'user-profile.photo.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.recovery-codes' => self::ANYBODY_SIGNED_IN,
            'user-profile.two-factor.reset' => self::ANYBODY_SIGNED_IN,
            'user-profile.devices.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.sessions.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.sessions.destroy-others' => self::ANYBODY_SIGNED_IN,
            'users.photo' => self::ANYBODY_SIGNED_IN,
            'impersonate.destroy' => self::ANYBODY_SIGNED_IN,
            'docs.api' => self::DEVELOPERS,
            'docs.openapi' => self::DEVELOPERS,
            'developer.api-tokens.index' => self::DEVELOPERS,
            'developer.api-tokens.store' => self::DEVELOPERS,
            'developer.api-tokens.destroy' => self::DEVELOPERS,
            'developer.webhook-sources.index' => self::DEVELOPERS,
            'developer.webhook-sources.store' => self::DEVELOPERS,
            'developer.webhook-sources.update' => self::DEVELOPERS,
            'developer.webhook-sources.rotate' => self::DEVELOPERS,
            'developer.deliveries.index' => self::DEVELOPERS,
            'developer.deliveries.reveal' => self::DEVELOPERS,
            'developer.deliveries.replay' => self::DEVELOPERS,
            'impersonate.store' => self::IMPERSONATORS,
            'impersonate.candidates' => self::IMPERSONATORS,
            'clients.index' => Ability::ViewClients,
            'clients.edit' => Ability::ViewClients,
            'clients.update' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.rating' => Ability::ViewClients,
            'clients.lookup' => Ability::ViewClients,
            'clients.bulk.store' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.bulk.destroy' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.bulk.undo' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.preview' => Ability::ViewClients,
            'clients.top-search-bar' => Ability::ViewClients,
            'clients.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.check.risk' => Ability::RiskCheckClients,
            'clients.timeline' => Ability::ViewClients,
            'clients.timeline.older' => Ability::ViewClients,
            'clients.reveal-contact' => Ability::ViewClients,
            'clients.leads.reveal-contact' => Ability::ViewClients,
            'clients.site-accounts.update' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.background' => Ability::ViewClients,
            'clients.background.store' => Ability::ViewClients,
            'clients.rsg.betstop-check' => [Ability::ViewClients, Ability::ViewRsg],
            'clients.rsg.limits.store' => [Ability::ViewClients, Ability::ViewRsg],
            'clients.rsg.self-exclusion.store' => [Ability::ViewClients, Ability::ViewRsg],
            'clients.rsg.events.store' => [Ability::ViewClients, Ability::ViewRsgEvents],
            'clients.rsg.events.update' => [Ability::ViewClients, Ability::ViewRsgEvents],
            'clients.bets' => Ability::ViewClients,
            'clients.bets.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.bonuses' => Ability::ViewClients,
            'clients.bonuses.store' => [Ability::ViewClients, Ability::ViewBonusPromotions],
            'clients.bonuses.update' => [Ability::ViewClients, Ability::ViewBonusPromotions],
            'clients.bonuses.approve' => [Ability::ViewClients, Ability::RiskCheckClients],
            'clients.bonuses.reverse' => [Ability::ViewClients, Ability::RiskCheckClients],
            'clients.transfers' => Ability::ViewClients,
            'clients.transfers.store' => Ability::ViewClients,
            'clients.transfers.update' => [Ability::ViewClients, Ability::ViewWithdrawals],
            'clients.stats' => Ability::ViewClients,
            'clients.stats.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.analytics' => Ability::ViewClients,
            'clients.notes' => Ability::ViewClients,
            'notes.people' => Ability::ViewClients,
            'notes.store' => Ability::ViewClients,
            'notes.revisions' => Ability::ViewClients,
            'notes.pin' => Ability::ViewClients,
            'notes.mentions.seen' => self::ANYBODY_SIGNED_IN,
            // Of somebody else's note; the author's own right is held by NoteTest.
            'notes.update' => self::DEVELOPERS,
            'notes.restore' => self::DEVELOPERS,
            'notes.destroy' => self::DEVELOPERS,
            'clients.messages' => Ability::ViewClients,
            'clients.messages.older' => Ability::ViewClients,
            'clients.messages.store' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.emails' => Ability::ViewClients,
            'clients.emails.show' => Ability::ViewClients,
            'clients.emails.store' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'attachments.store' => Ability::ViewClients,
            'attachments.show' => Ability::ViewClients,
            // Of a file that somebody else added; the uploader's own right is held by AttachmentTest.
            'attachments.update' => self::DEVELOPERS,
            'attachments.restore' => self::DEVELOPERS,
            'attachments.destroy' => self::DEVELOPERS,
            'clients.attachments' => Ability::ViewClients,
            'clients.rsg-communication' => Ability::ViewClients,
            'clients.rsg' => Ability::ViewClients,
            'clients.ip-report' => Ability::ViewClients,
            'clients.matches' => Ability::ViewClients,
            'clients.activity-logs' => Ability::ViewClients,
            'clients.activity-logs.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.activity-logs.restore' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.leads.index' => Ability::ViewClients,
            'clients.leads.board' => Ability::ViewClients,
            'clients.leads.show' => Ability::ViewClients,
            'clients.leads.move' => Ability::ViewClients,
            'clients.leads.assign' => Ability::ViewClients,
            'clients.leads.destroy' => Ability::ViewClients,
            'clients.leads.restore' => Ability::ViewClients,
            'clients.leads.store' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.leads.update' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.leads.conversion' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.leads.convert' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.leads.conversion.undo' => [Ability::ViewClients, Ability::ViewSmsPanel],
            'clients.imports.index' => Ability::ViewClients,
            'clients.imports.show' => Ability::ViewClients,
            'clients.imports.failed-rows' => Ability::ViewClients,
            'clients.imports.create' => [Ability::ViewClients, Ability::RiskCheckClients],
            'clients.imports.store' => [Ability::ViewClients, Ability::RiskCheckClients],
            'clients.imports.sample' => [Ability::ViewClients, Ability::RiskCheckClients],
            // Another person's import: its owner's own rights are in tests/Feature/Imports.
            'clients.imports.part' => self::DEVELOPERS,
            'clients.imports.complete' => self::DEVELOPERS,
            'clients.imports.read' => self::DEVELOPERS,
            'clients.imports.check' => self::DEVELOPERS,
            'clients.imports.run' => self::DEVELOPERS,
            'clients.imports.cancel' => self::DEVELOPERS,
            'clients.imports.undo' => self::DEVELOPERS,
            'clients.match-imports.index' => Ability::ViewClients,
            'clients.matches.decide' => Ability::ViewClients,
            'clients.matches.merge-preview' => [Ability::ViewClients, Ability::RiskCheckClients],
            'clients.matches.merge' => [Ability::ViewClients, Ability::RiskCheckClients],
            'clients.merges.undo' => [Ability::ViewClients, Ability::RiskCheckClients],
            'clients.full-search.index' => Ability::ViewClients,
            'clients.filter-presets.index' => Ability::ViewClients,
            'filter-presets.store' => self::PRESET_KEEPERS,
            'filter-presets.show' => self::PRESET_KEEPERS,
            'filter-presets.update' => self::PRESET_KEEPERS,
            'filter-presets.destroy' => self::PRESET_KEEPERS,
            'filter-presets.restore' => self::PRESET_KEEPERS,
            'filter-presets.default' => self::PRESET_KEEPERS,
            'filter-presets.default.destroy' => self::PRESET_KEEPERS,
            'db-clients.index' => Ability::ViewDbClients,
            'db-clients.show' => Ability::ViewDbClients,
            'db-clients.outcomes.store' => Ability::ViewDbClients,
            'db-clients.reveal-contact' => Ability::ViewDbClients,
            'db-clients.create' => self::PROSPECT_EDITORS,
            'db-clients.store' => self::PROSPECT_EDITORS,
            'db-clients.edit' => self::PROSPECT_EDITORS,
            'db-clients.update' => self::PROSPECT_EDITORS,
            'db-clients.suppression.store' => self::PROSPECT_MANAGERS,
            'db-clients.suppression.destroy' => self::PROSPECT_MANAGERS,
            'db-clients.check' => self::PROSPECT_MANAGERS,
            'db-clients.conversion.store' => self::PROSPECT_MANAGERS,
            'db-clients.conversion.destroy' => self::PROSPECT_MANAGERS,
            'db-clients.lists.index' => Ability::ViewDbClients,
            'db-clients.lists.store' => self::PROSPECT_MANAGERS,
            'db-clients.lists.destroy' => self::PROSPECT_MANAGERS,
            'db-clients.bulk.suppress' => self::PROSPECT_MANAGERS,
            'db-clients.bulk.check' => self::PROSPECT_MANAGERS,
            'db-clients.clean-up.index' => [Ability::ViewDbClients, Ability::RiskCheckClients],
            'db-clients.clean-up.store' => [Ability::ViewDbClients, Ability::RiskCheckClients],
            'db-clients.clean-up.destroy' => [Ability::ViewDbClients, Ability::RiskCheckClients],
            'db-clients.clean-up.stop' => [Ability::ViewDbClients, Ability::RiskCheckClients],
            'db-clients.addresses.index' => Ability::ViewDbClients,
            'db-clients.addresses.update' => self::PROSPECT_MANAGERS,
            'db-clients.phone-numbers.index' => Ability::ViewDbClients,
            'db-clients.phone-numbers.update' => self::PROSPECT_MANAGERS,
            'reports.clients.exports' => Ability::ViewReportExports,
            'reports.clients.exports.download' => Ability::ViewReportExports,
            'reports.clients.exports.destroy' => Ability::ViewReportExports,
            'clients.transfers.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.bonuses.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.ip-report.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.rsg-communication.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.emails.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.attachments.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.notes.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.imports.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.match-imports.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.leads.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'db-clients.export' => [Ability::ViewDbClients, Ability::ViewReportExports],
            'db-clients.lists.export' => [Ability::ViewDbClients, Ability::ViewReportExports],
            'db-clients.addresses.export' => [Ability::ViewDbClients, Ability::ViewReportExports],
            'db-clients.phone-numbers.export' => [Ability::ViewDbClients, Ability::ViewReportExports],
            'deposits.bank-files.index' => Ability::ViewDeposits,
            'deposits.bank-files.check' => Ability::ViewDeposits,
            'deposits.bank-files.store' => Ability::ViewDeposits,
            'bonus.top-search-bar' => self::BONUS,
            'bonus.social-media-reviews.mark-as-approved' => Ability::ViewSocialMediaReviews,
            'bonus.social-media-reviews.mark-as-declined' => Ability::ViewSocialMediaReviews,
            'screenshots.show' => Ability::ViewSocialMediaReviews,
            'rsg.communications.mark-as-resolved' => Ability::ViewRsgCommunications,
            'rsg.form-submissions.mark-as-resolved' => Ability::ViewRsgFormSubmissions,
            'sms.conversations.mark-as-read' => Ability::ViewSmsPanel,
            'login' => self::NOBODY_SIGNED_IN,
            'login.store' => self::NOBODY_SIGNED_IN,
            'password.request' => self::NOBODY_SIGNED_IN,
            'password.email' => self::NOBODY_SIGNED_IN,
            'password.reset' => self::NOBODY_SIGNED_IN,
            'password.update' => self::NOBODY_SIGNED_IN,
            'two-factor' => self::NOBODY_SIGNED_IN,
            'two-factor.store' => self::NOBODY_SIGNED_IN,
            'two-factor.cancel' => self::NOBODY_SIGNED_IN,
            'two-factor.enrol' => self::NOBODY_SIGNED_IN,
            'two-factor.recovery-codes' => self::NOBODY_SIGNED_IN,
            'two-factor.recovery-codes.confirm' => self::NOBODY_SIGNED_IN,
        ];
    }

    /** Not a page without more: a reason is missing, a file is not there, or it leads elsewhere. */
    private const ANSWERS_OTHERWISE = [
        'clients.activity-logs.export', 'filter-presets.show', 'clients.bets.export', 'clients.stats.export', 'users.photo', 'screenshots.show',
        'attachments.show', 'reports.clients.exports.download', 'clients.transfers.export', 'clients.bonuses.export', 'clients.ip-report.export',
        'clients.rsg-communication.export', 'clients.emails.export', 'clients.attachments.export', 'clients.notes.export', 'clients.imports.export', 'db-clients.lists.export',
    ];

    /** Authorised by something other than the route: their own tests hold them. */
    private const ELSEWHERE = [
        'broadcasting.auth' => 'per channel, tests/Feature/Realtime',
        'api.' => 'token scopes, tests/Feature/Api',
    ];

    /** @return array<string, array{StaffRole}> */
    public static function roles(): array
    {
        return array_combine(array_column(StaffRole::cases(), 'value'), array_map(static fn (StaffRole $role): array => [$role], StaffRole::cases()));
    }

    #[DataProvider('roles')]
    public function test_a_role_reaches_exactly_its_routes(StaffRole $role): void
    {
        $user = User::factory()->withRole($role)->createOne();
        $client = Client::factory()->createOne();

        foreach ($this->routes() as $name => $route) {
            $rule = self::rules()[$name];
            if ($rule === self::NOBODY_SIGNED_IN) {
                continue;
            }
            $this->refreshSession($user);
            $response = $this->visit($route, $user, $client);
            $allowed = $this->allows($rule, $role);

            $this->assertSame(! $allowed, $response->getStatusCode() === 403, "{$role->value} {$name}: {$response->getStatusCode()}");
            $this->assertLessThan(500, $response->getStatusCode(), $name);
            if ($allowed && $route->methods()[0] === 'GET' && ! in_array($name, self::ANSWERS_OTHERWISE, true)) {
                $this->assertSame(200, $response->getStatusCode(), "{$role->value} {$name}");
            }
        }
    }

    public function test_somebody_who_is_not_signed_in_reaches_only_the_sign_in(): void
    {
        $client = Client::factory()->createOne();
        $user = User::factory()->createOne();

        foreach ($this->routes() as $name => $route) {
            $response = $this->visit($route, $user, $client);
            if (self::rules()[$name] === self::NOBODY_SIGNED_IN) {
                $this->assertNotSame(403, $response->getStatusCode(), $name);
            } else {
                $response->assertRedirect(route('login'));
            }
        }
    }

    public function test_every_route_has_a_rule(): void
    {
        $names = array_keys($this->routes());

        $this->assertSame([], array_diff($names, array_keys(self::rules())), 'Routes without a rule in RouteAccessTest.');
        $this->assertSame([], array_diff(array_keys(self::rules()), $names), 'Rules without a route.');
    }

    public function test_every_page_route_names_a_page_that_exists(): void
    {
        $sources = collect((new \Symfony\Component\Finder\Finder)->files()->in(app_path('Http'))->name('*.php'))
            ->map(static fn ($file): string => $file->getContents())
            ->implode("\n");
        preg_match_all("/(?:Inertia::render|->render)\(\s*'([A-Za-z\/]+)'/", $sources, $matches);

        $this->assertNotEmpty($matches[1]);
        foreach (array_unique($matches[1]) as $component) {
            $this->assertFileExists(resource_path("js/Pages/{$component}.tsx"));
        }
    }

    /** @return array<string, Route> */
    private function routes(): array
    {
        $routes = [];
        foreach (Routes::getRoutes()->getRoutes() as $route) {
            $name = (string) $route->getName();
            $elsewhere = collect(self::ELSEWHERE)->keys()->contains(static fn (string $prefix): bool => str_starts_with($name, $prefix));
            if ($name !== '' && ! $elsewhere) {
                $routes[$name] = $route;
            }
        }

        return $routes;
    }

    private function refreshSession(User $user): void
    {
        $this->app['session.store']->flush();
        $this->actingAs(User::query()->findOrFail($user->id));
    }

    /** @return TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function visit(Route $route, User $user, Client $client): TestResponse
    {
        $path = strtr($route->uri(), [
            '{client}' => (string) $client->id, '{user}' => (string) $user->id, '{notification}' => '999', '{device}' => '999',
            '{session}' => 'none', '{search?}' => 'okafor', '{search}' => 'okafor', '{token}' => 'none', ...$this->records($client), ...$this->prospects($user),
        ]);

        return $this->call($route->methods()[0], '/'.ltrim($path, '/'));
    }

    /** @return array<string, string> work that exists, so that what refuses it is the rule and not its absence */
    private function records(Client $client): array
    {
        return $this->records ??= [
            '{subjectType}' => 'client',
            '{subjectId}' => (string) $client->id,
            '{email}' => (string) Email::factory()->createOne(['client_id' => $client->id])->id,
            '{attachment}' => (string) Attachment::factory()->createOne(['subject_id' => $client->id])->id,
            '{match}' => (string) MatchSuggestion::factory()->createOne(['left_id' => $client->id])->id,
            '{merge}' => (string) Merge::create(['subject_type' => 'client', 'winner_id' => $client->id, 'loser_id' => Client::factory()->createOne()->id, 'user_id' => User::factory()->createOne()->id, 'snapshot' => []])->id,
            '{note}' => (string) Note::factory()->createOne(['subject_id' => $client->id])->id,
            '{preset}' => (string) FilterPreset::factory()->createOne()->id,
            '{conversation}' => (string) Conversation::factory()->createOne(['client_id' => $client->id])->id,
            '{submission}' => (string) RsgFormSubmission::factory()->createOne(['client_id' => $client->id])->id,
            '{review}' => (string) SocialMediaReview::factory()->createOne(['client_id' => $client->id])->id,
            '{apiToken}' => (string) User::factory()->createOne()->createToken('Bank feed', [])->accessToken->getKey(),
            '{webhookSource}' => (string) WebhookSource::factory()->createOne()->id,
            '{delivery}' => (string) WebhookDelivery::factory()->createOne()->id,
            '{bonusClaim}' => (string) BonusClaim::factory()->createOne(['client_id' => $client->id])->id,
            '{transfer}' => (string) Transfer::factory()->createOne(['client_id' => $client->id])->id,
            '{bulkChange}' => (string) BulkChange::factory()->createOne(['user_id' => Auth::id() ?? User::factory()])->id,
            '{export}' => (string) Export::factory()->createOne(['user_id' => Auth::id() ?? User::factory()])->id,
            '{rsgEvent}' => (string) RsgEvent::factory()->createOne(['client_id' => $client->id])->id,
            '{auditEvent}' => (string) app(AuditTrail::class)->record('client.updated', $client, ['email' => 'a@example.com'], ['email' => $client->email])->id,
            '{operatorSite}' => (string) OperatorSite::factory()->createOne()->id,
            '{lead}' => (string) Lead::factory()->createOne()->id,
            '{leadStatus}' => 'new',
            '{import}' => (string) Import::factory()->createOne()->id,
            '{kind}' => 'clients',
            '{file_path}' => 'social-media-reviews/none.png',
        ];
    }

    /** @return array<string, string> one on an open list of this person: contractors reach no others */
    private function prospects(User $user): array
    {
        return $this->prospects ??= (static function () use ($user): array {
            $list = DbList::factory()->createOne(['assignee_id' => $user->id]);

            return ['{dbCleanup}' => (string) DbCleanup::query()->create(['kind' => DbCleanupKind::FixNameCase, 'user_id' => $user->id, 'status' => DbCleanupStatus::Done])->id, '{dbList}' => (string) $list->id, '{dbClient}' => (string) DbClient::factory()->createOne(['db_list_id' => $list->id])->id];
        })();
    }

    /** @param  Ability|list<Ability>|string  $rule */
    private function allows(Ability|array|string $rule, StaffRole $role): bool
    {
        $held = $role->abilities();

        return match (true) {
            $rule === self::ANYBODY_SIGNED_IN => true,
            $rule === self::DEVELOPERS => $role === StaffRole::Developer,
            $rule === self::PROSPECT_MANAGERS => in_array(Ability::ViewDbClients, $held, true) && ! in_array(Ability::CanViewDatabaseOnly, $held, true),
            $rule === self::PROSPECT_EDITORS => $this->allows(self::PROSPECT_MANAGERS, $role) && in_array(Ability::ViewSmsPanel, $held, true),
            $rule === self::IMPERSONATORS => $role === StaffRole::Developer || in_array(Ability::ViewUsers, $held, true),
            $rule === self::PRESET_KEEPERS => array_intersect(['viewClients', 'viewDBClients'], array_column($held, 'value')) !== [],
            $rule === self::BONUS => ! in_array(Ability::CanViewDatabaseOnly, $held, true) && array_intersect(array_column(Ability::bonus(), 'value'), array_column($held, 'value')) !== [],
            $rule instanceof Ability => in_array($rule, $held, true),
            is_array($rule) => array_filter($rule, static fn (Ability $ability): bool => ! in_array($ability, $held, true)) === [],
            default => false,
        };
    }
}
