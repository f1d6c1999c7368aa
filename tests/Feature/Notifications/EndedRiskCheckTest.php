<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Actions\Clients\UpdateClient;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Actions\Rsg\CloseExcludedAccounts;
use App\Actions\Rsg\EnforceExclusion;
use App\Actions\Rsg\SelfExcludeClient;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\Notification;
use App\Models\User;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Rsg\ExcludesPeople;
use Tests\TestCase;

/** The notification of a risk check that ends without an outcome. */
final class EndedRiskCheckTest extends TestCase
{
    use CreatesOpenWork, ExcludesPeople, RefreshDatabase;

    private User $reader;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->reader = User::factory()->withAbilities(...Ability::all())->createOne();
        $this->client = Client::factory()->awaitingRiskCheck()->createOne(['date_of_birth' => '1988-03-14']);
        $this->notify(NotificationType::RiskCheck, $this->client);
    }

    /** @return iterable<string, array{Closure(self): mixed}> */
    public static function closures(): iterable
    {
        yield 'an edit' => [static function (self $test): void {
            $fields = ClientFields::of($test->client);
            app(UpdateClient::class)->handle($test->client, new ClientEdit($test->client->version, [...$fields, 'status' => 'closed'], $fields), $test->reader);
        }];
        yield 'a self-exclusion' => [static fn (self $test) => app(SelfExcludeClient::class)->handle($test->client, null, 'Asked by phone', $test->reader)];
        yield 'a self-exclusion on another account' => [static function (self $test): void {
            $other = Client::factory()->createOne($test->client->only(['first_name', 'last_name', 'date_of_birth', 'mobile_e164']));
            app(SelfExcludeClient::class)->handle($other, null, 'Asked by phone', $test->reader);
            app(EnforceExclusion::class)->handle(ExclusionCase::query()->sole()->id);
        }];
        yield 'the closure of the accounts of an exclusion' => [static function (self $test): void {
            $test->notice($test->client);
            app(CloseExcludedAccounts::class)->handle(ExclusionCase::query()->sole(), $test->reader);
        }];
    }

    /** @param  Closure(self): mixed  $close */
    #[DataProvider('closures')]
    public function test_notification_is_read_when_the_account_is_closed_by(Closure $close): void
    {
        $this->assertSame(1, $this->unread());

        $close($this);

        $this->assertSame(ClientStatus::Closed, $this->client->refresh()->status);
        $this->assertSame(0, $this->unread());
    }

    public function test_notification_is_read_when_the_client_is_merged_into_a_checked_one_and_returns_with_the_undo(): void
    {
        $merge = app(MergeClients::class)->handle(Client::factory()->createOne()->id, $this->client->id, [], 'Same', $this->reader);
        $this->assertSame(0, $this->unread());

        app(UndoMerge::class)->handle($merge, $this->reader);
        app(OutboxRelay::class)->drain();

        $this->assertSame([$this->client->id], Notification::query()->where('is_read', false)->pluck('client_id')->all());
    }

    private function unread(): int
    {
        return Notification::query()->where('type', NotificationType::RiskCheck)->where('is_read', false)->count();
    }
}
