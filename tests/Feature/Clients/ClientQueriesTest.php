<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\BetstopState;
use App\Enums\StaffRole;
use App\Http\Middleware\HandleInertiaRequests;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Affiliate;
use App\Models\Attachment;
use App\Models\BankAccount;
use App\Models\BarredEntry;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\ClientBackground;
use App\Models\Conversation;
use App\Models\DbClient;
use App\Models\Email;
use App\Models\FilterPreset;
use App\Models\IpSighting;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\Note;
use App\Models\Notification;
use App\Models\OperatorSite;
use App\Models\Role;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgLimit;
use App\Models\SiteAccount;
use App\Models\SmsMessage;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClass;
use Tests\TestCase;

/** The number of queries of the client pages, with several records of every kind. */
final class ClientQueriesTest extends TestCase
{
    use RefreshDatabase;

    /** Reading and writing the session, and reading the user: a test has both already. */
    private const SIGNED_IN = 3;

    /** Page => the most queries of a visit, and of the request for what it defers. */
    private const MOST = [
        'index' => [12, 0],
        'edit' => [10, 12],
        'edit?as_of' => [13, 16],
        'timeline' => [9, 8],
        'background' => [9, 6],
        'bets' => [9, 10],
        'bonuses' => [9, 9],
        'transfers' => [9, 9],
        'stats' => [10, 6],
        'analytics' => [9, 6],
        'notes' => [9, 9],
        'messages' => [9, 21],
        'emails' => [9, 16],
        'attachments' => [9, 8],
        'rsg-communication' => [9, 8],
        'rsg' => [9, 14],
        'ip-report' => [9, 9],
        'matches' => [9, 12],
        'activity-logs' => [9, 10],
        'timeline?as_of' => [10, 14],
        'bets?as_of' => [10, 11],
        'bonuses?as_of' => [10, 8],
        'transfers?as_of' => [10, 12],
        'notes?as_of' => [10, 11],
        'messages?as_of' => [10, 13],
        'emails?as_of' => [10, 9],
        'rsg?as_of' => [10, 15],
        'rsg-communication?as_of' => [10, 9],
        'activity-logs?as_of' => [10, 11],
    ];

    private User $viewer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->viewer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->client = Client::factory()->managedBy(User::factory()->createOne())->createOne([
            'affiliate_id' => Affiliate::query()->create(['name' => 'Racing Weekly'])->id, 'email' => 'harriet@example.com', 'mobile_e164' => '+61491570156',
        ])->refresh();
        $this->client->forceFill(['created_at' => now()->subMonth(), 'client_rating' => 3, 'is_barred' => true, 'betstop_state' => BetstopState::Clear, 'sms_opted_out_at' => now()])->save();
        // Twice as much of everything takes no more queries.
        for ($i = 0; $i < 3; $i++) {
            $this->oneOfEach();
        }
    }

    /** Each costs time on every visit: a validator loads the translator, a model its casts and events. No preset is shared with this role. */
    public function test_first_page_of_the_list_builds_no_validator_and_no_model_without_records(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne()->refresh());
        Model::clearBootedModels();

        $this->get(route('clients.index'))->assertOk();

        $booted = array_keys((new ReflectionClass(Model::class))->getStaticPropertyValue('booted'));
        $this->assertFalse($this->app->resolved('validator'));
        $this->assertSame([], array_intersect([BulkChange::class, FilterPreset::class, Notification::class, Role::class], $booted));
    }

    #[DataProvider('pages')]
    public function test_page_takes_no_more_queries_than_listed(string $page): void
    {
        [$most, $mostDeferred] = self::MOST[$page];
        if ($page === 'index') {
            // A full page: one that ends among those who never bet is read in two parts.
            Client::factory()->count(26)->create(['last_bet_at' => now()]);
        }
        $path = $page === 'index'
            ? route('clients.index')
            : route('clients.'.Str::before($page, '?'), [
                $this->client,
                ...str_ends_with($page, '?as_of') ? ['as_of' => now()->subDay()->toDateString()] : [],
            ]);

        [$queries, $props] = $this->counted($path);
        $this->assertLessThanOrEqual($most, count($queries) + self::SIGNED_IN, implode("\n", $queries));

        $deferred = array_merge(...array_values($props['deferredProps'] ?? [[]]));
        if ($deferred === []) {
            $this->assertSame(0, $mostDeferred, 'Nothing is deferred.');

            return;
        }
        [$queries] = $this->counted($path, ['X-Inertia-Partial-Component' => $props['component'], 'X-Inertia-Partial-Data' => implode(',', $deferred)]);
        $this->assertLessThanOrEqual($mostDeferred, count($queries) + self::SIGNED_IN, implode("\n", $queries));
    }

    /** @return iterable<string, array{string}> */
    public static function pages(): iterable
    {
        foreach (array_keys(self::MOST) as $page) {
            yield $page => [$page];
        }
    }

    /**
     * A real request has not read the user yet.
     *
     * @param  array<string, string>  $headers
     * @return array{list<string>, array{component: string, deferredProps?: array<string, list<string>>}}
     */
    private function counted(string $path, array $headers = []): array
    {
        $this->actingAs(User::query()->findOrFail($this->viewer->id));
        DB::flushQueryLog();
        DB::enableQueryLog();
        $page = $this->get($path, ['X-Inertia' => 'true', 'X-Inertia-Version' => app(HandleInertiaRequests::class)->version(request()) ?? '', ...$headers])->assertOk()->json();
        DB::disableQueryLog();

        return [array_column(DB::getQueryLog(), 'query'), $page];
    }

    private function oneOfEach(): void
    {
        $own = ['client_id' => $this->client->id];
        $colleague = User::factory()->createOne();
        SiteAccount::factory()->for(OperatorSite::factory())->createOne($own);
        Bet::factory()->createOne($own);
        BonusClaim::factory()->createOne($own);
        Transfer::factory()->createOne($own);
        SmsMessage::factory()->createOne(['conversation_id' => Conversation::factory()->createOne($own)->id, 'user_id' => $colleague->id]);
        Attachment::factory()->createOne(['subject_type' => 'email', 'subject_id' => Email::factory()->createOne([...$own, 'user_id' => $colleague->id])->id]);
        Attachment::factory()->createOne(['subject_type' => 'client', 'subject_id' => $this->client->id]);
        RsgCommunication::factory()->createOne($own);
        RsgEvent::factory()->createOne($own);
        RsgLimit::factory()->createOne($own);
        BarredEntry::factory()->createOne($own);
        ClientBackground::factory()->createOne($own);
        Note::factory()->createOne(['subject_id' => $this->client->id, 'user_id' => $colleague->id]);
        FilterPreset::factory()->createOne(['user_id' => $colleague->id, 'shared_role_ids' => [$this->viewer->role_id]]);
        app(AuditTrail::class)->record('client.rated', $this->client, ['client_rating' => 2], ['client_rating' => 3], $colleague->id);
        app(AuditTrail::class)->record('client.updated', $this->client,
            ['company_id' => $this->client->company_id, 'account_manager_id' => $colleague->id, 'is_barred' => false],
            ['affiliate_id' => $this->client->affiliate_id, 'sms_opted_out_at' => '2026-11-01', 'is_barred' => true], $colleague->id);
        $this->recordsOfOnePerson($colleague);
    }

    /** A client on the same device, another on the same account, a match of each kind and a merge. */
    private function recordsOfOnePerson(User $colleague): void
    {
        $sharer = Client::factory()->createOne();
        $further = Client::factory()->createOne();
        $device = fake()->unique()->sha256();
        $account = fake()->unique()->sha256();
        IpSighting::factory()->createOne(['client_id' => $this->client->id, 'device_hash' => $device]);
        IpSighting::factory()->createOne(['client_id' => $sharer->id, 'device_hash' => $device]);
        BankAccount::factory()->createOne(['client_id' => $sharer->id, 'fingerprint' => $account]);
        BankAccount::factory()->createOne(['client_id' => $further->id, 'fingerprint' => $account]);
        foreach (['client' => $sharer->id, 'lead' => Lead::factory()->createOne()->id, 'db_client' => DbClient::factory()->createOne()->id] as $type => $id) {
            MatchSuggestion::factory()->createOne(['left_id' => $this->client->id, 'right_type' => $type, 'right_id' => $id]);
        }
        (new Merge)->forceFill([
            'subject_type' => 'client', 'winner_id' => $this->client->id, 'loser_id' => $further->id, 'user_id' => $colleague->id, 'reason' => 'Same person', 'snapshot' => [],
        ])->save();
    }
}
