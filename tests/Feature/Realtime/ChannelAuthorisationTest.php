<?php

declare(strict_types=1);

namespace Tests\Feature\Realtime;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\Http;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ChannelAuthorisationTest extends TestCase
{
    use RefreshDatabase;

    private const SOCKET = '1234.5678';

    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
        Http::fake(['*/terminate_connections*' => Http::response('{}')]);
        Broadcast::forgetDrivers();
        require base_path('routes/channels.php');
    }

    /** @return iterable<string, array{LiveChannel}> */
    public static function channels(): iterable
    {
        foreach (LiveChannel::cases() as $channel) {
            yield $channel->value => [$channel];
        }
    }

    #[DataProvider('channels')]
    public function test_user_with_the_ability_can_listen_to_their_own_channel(LiveChannel $channel): void
    {
        $user = $this->holderOf($channel);
        $name = $channel->of($user->id);

        $this->ask($user, $name)->assertOk()->assertExactJson([
            'auth' => 'test-key:'.hash_hmac('sha256', self::SOCKET.':'.$name, 'test-secret'),
        ]);
    }

    #[DataProvider('channels')]
    public function test_user_cannot_listen_to_the_channel_of_a_colleague(LiveChannel $channel): void
    {
        $user = $this->holderOf($channel);

        $this->ask($user, $channel->of($user->id + 1))->assertForbidden();
        $this->ask($user, "private-{$channel->value}.0{$user->id}")->assertForbidden();
        $this->ask($user, "private-{$channel->value}")->assertForbidden();
    }

    #[DataProvider('channels')]
    public function test_all_other_abilities_do_not_open_the_channel(LiveChannel $channel): void
    {
        if ($channel->ability() === null) {
            $this->ask(User::factory()->withAbilities()->createOne(), $channel->of(0))->assertForbidden();

            return;
        }

        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== $channel->ability());
        $user = User::factory()->withAbilities(...$others)->createOne();

        $this->ask($user, $channel->of($user->id))->assertForbidden();
    }

    #[DataProvider('channels')]
    public function test_deactivated_user_cannot_listen(LiveChannel $channel): void
    {
        $user = $this->holderOf($channel);
        $user->forceFill(['is_active' => false])->save();

        $this->assertFalse($channel->admits($user, (string) $user->id));
        $this->assertNotSame(200, $this->ask($user, $channel->of($user->id))->getStatusCode());
    }

    /** @return iterable<string, array{mixed, mixed}> */
    public static function forgeries(): iterable
    {
        yield 'a user sign-in in place of a channel' => ['1234.5678', ':user::{"id":"1"}'];
        yield 'a channel with a second line' => ['1234.5678', "private-read-notifications.%d\nx"];
        yield 'a socket with a second line' => ["1234.5678\n:user", 'private-read-notifications.%d'];
        yield 'a socket that carries more' => ['1234.5678:private-read-notifications.1', 'private-read-notifications.%d'];
        yield 'no socket' => [null, 'private-read-notifications.%d'];
        yield 'a list of channels' => ['1234.5678', ['private-read-notifications.1']];
        yield 'a public channel' => ['1234.5678', 'read-notifications.%d'];
        yield 'an encrypted channel' => ['1234.5678', 'private-encrypted-read-notifications.%d'];
        yield 'a cache channel' => ['1234.5678', 'private-cache-read-notifications.%d'];
        yield 'an unknown channel' => ['1234.5678', 'private-everything.%d'];
        yield 'a name that is too long' => ['1234.5678', 'private-read-notifications.%d'.str_repeat('0', 200)];
    }

    #[DataProvider('forgeries')]
    public function test_only_a_valid_socket_id_and_channel_are_signed(mixed $socket, mixed $channel): void
    {
        $user = User::factory()->createOne();

        $this->actingAs($user)
            ->postJson('/broadcasting/auth', ['socket_id' => $socket, 'channel_name' => is_string($channel) ? sprintf($channel, $user->id) : $channel])
            ->assertForbidden();
    }

    public function test_guest_gets_no_signature(): void
    {
        $this->postJson('/broadcasting/auth', ['socket_id' => self::SOCKET, 'channel_name' => 'private-read-notifications.1'])->assertUnauthorized();
        $this->postJson('/broadcasting/user-auth', ['socket_id' => self::SOCKET])->assertUnauthorized();
    }

    public function test_connection_is_authenticated_as_its_user_with_a_text_id(): void
    {
        $user = User::factory()->createOne();
        $data = json_encode(['id' => (string) $user->id]);

        $this->actingAs($user)->postJson('/broadcasting/user-auth', ['socket_id' => self::SOCKET])->assertOk()->assertExactJson([
            'auth' => 'test-key:'.hash_hmac('sha256', self::SOCKET."::user::{$data}", 'test-secret'),
            'user_data' => $data,
        ]);
        $this->actingAs($user)->postJson('/broadcasting/user-auth', ['socket_id' => '1.1:x'])->assertForbidden();
    }

    public function test_a_presence_channel_is_signed_together_with_its_member(): void
    {
        Broadcast::channel('typing.{id}', static fn (User $user): array => ['name' => $user->full_name]);
        $user = User::factory()->createOne();
        $data = json_encode(['user_id' => (string) $user->id, 'user_info' => ['name' => $user->full_name]]);

        $this->ask($user, 'presence-typing.5')->assertOk()->assertExactJson([
            'auth' => 'test-key:'.hash_hmac('sha256', self::SOCKET.":presence-typing.5:{$data}", 'test-secret'),
            'channel_data' => $data,
        ]);
    }

    public function test_viewer_of_a_client_is_a_member_of_its_channel(): void
    {
        $user = User::factory()->withAbilities(Ability::ViewClients)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']);
        $user->forceFill(['photo_path' => 'photos/a.jpg'])->save();
        $client = Client::factory()->createOne();

        $answer = $this->ask($user, "presence-client.{$client->id}")->assertOk();

        $data = $answer->json('channel_data');
        $this->assertSame('test-key:'.hash_hmac('sha256', self::SOCKET.":presence-client.{$client->id}:{$data}", 'test-secret'), $answer->json('auth'));
        $this->assertSame(
            ['user_id' => (string) $user->id, 'user_info' => ['id' => $user->id, 'full_name' => 'Sam Lee', 'photo' => route('users.photo', ['user' => $user, 'v' => md5('photos/a.jpg')])]],
            json_decode($data, true),
        );
    }

    public function test_data_of_a_member_stays_small(): void
    {
        $user = User::factory()->withAbilities(Ability::ViewClients)->createOne(['first_name' => str_repeat('Ж', 200), 'last_name' => str_repeat('Ж', 200)]);
        $client = Client::factory()->createOne();

        $data = json_decode($this->ask($user, "presence-client.{$client->id}")->assertOk()->json('channel_data'), true);

        $this->assertLessThan(1024, strlen((string) json_encode($data['user_info'], JSON_UNESCAPED_UNICODE)));
    }

    public function test_impersonator_is_a_member_as_themselves(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $client = Client::factory()->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $developer->id, 'target_id' => $manager->id, 'reason' => 'Ticket 7', 'actor_security_version' => 1, 'started_at' => now()]);

        $answer = $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->ask($manager, "presence-client.{$client->id}")->assertOk();

        $data = json_decode($answer->json('channel_data'), true);
        $this->assertSame([(string) $developer->id, $developer->id, $developer->full_name], [$data['user_id'], $data['user_info']['id'], $data['user_info']['full_name']]);
    }

    public function test_user_cannot_join_the_channel_of_a_client_they_cannot_view(): void
    {
        $client = Client::factory()->createOne();
        $viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $others = array_filter(Ability::all(), static fn (Ability $ability): bool => $ability !== Ability::ViewClients);

        $this->ask(User::factory()->withAbilities(...$others)->createOne(), "presence-client.{$client->id}")->assertForbidden();
        $this->ask(User::factory()->withRole(StaffRole::DatabaseContractor)->createOne(), "presence-client.{$client->id}")->assertForbidden();
        foreach (['999999', "0{$client->id}", "{$client->id}.1", 'x', str_repeat('9', 30)] as $id) {
            $this->ask($viewer, "presence-client.{$id}")->assertForbidden();
        }
        $this->ask($viewer, "private-client.{$client->id}")->assertForbidden();
        $client->delete();
        $this->ask($viewer, "presence-client.{$client->id}")->assertForbidden();
    }

    private function holderOf(LiveChannel $channel): User
    {
        $ability = $channel->ability();

        return User::factory()->withAbilities(...($ability === null ? [] : [$ability]))->createOne();
    }

    /** @return TestResponse<Response> */
    private function ask(User $user, string $channel): TestResponse
    {
        return $this->actingAs($user)->postJson('/broadcasting/auth', ['socket_id' => self::SOCKET, 'channel_name' => $channel]);
    }
}
