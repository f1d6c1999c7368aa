<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\ChangeRoleRights;
use App\Actions\Users\SaveCertificationType;
use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\OutboxMessage;
use App\Models\Role;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Http;
use Tests\TestCase;

/** A change of a role or of its certifications reaches the open pages of its users. */
final class LiveAccessTest extends TestCase
{
    use RefreshDatabase;

    private User $user;

    private User $editor;

    private Role $role;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->withAbilities(Ability::ViewSmsPanel, Ability::ViewGuides)->createOne();
        $this->editor = User::factory()->withAbilities(Ability::ViewRoles)->createOne();
        $this->role = $this->user->role()->firstOrFail();
        $this->role->update(['changes_all_clients' => false]);
        User::factory()->inactive()->createOne(['role_id' => $this->role->id]);
        User::factory()->createOne();
    }

    public function test_more_abilities_are_announced_to_the_active_users_of_the_role(): void
    {
        Event::fake([StaffSessionsEnded::class]);

        $this->change(['viewSMSPanel', 'viewGuides', 'viewClients']);

        $events = OutboxMessage::query()->get()->filter(static fn (OutboxMessage $row): bool => ($row->payload['data']['type'] ?? null) === 'access_changed');
        $this->assertCount(1, $events);
        $this->assertSame([[$this->user->id, 0]], $events->first()?->payload['people']);
        $this->assertSame(LiveChannel::Read->value, $events->first()->payload['channel']);
        Event::assertNotDispatched(StaffSessionsEnded::class);
    }

    public function test_fewer_abilities_also_close_the_connections_and_their_channels(): void
    {
        config(['broadcasting.default' => 'reverb']);
        Http::fake(['*/terminate_connections*' => Http::response('{}'), '*' => Http::response('{}')]);
        Broadcast::forgetDrivers();
        require base_path('routes/channels.php');
        $ask = fn () => $this->actingAs(User::query()->findOrFail($this->user->id))
            ->post('/broadcasting/auth', ['socket_id' => '1234.5678', 'channel_name' => LiveChannel::Messages->of($this->user->id)]);
        $ask()->assertOk();

        $this->change(['viewGuides']);

        $ask()->assertForbidden();
        Http::assertSent(fn ($request): bool => str_contains($request->url(), "/users/{$this->user->id}/terminate_connections"));
        Http::assertNotSent(fn ($request): bool => str_contains($request->url(), "/users/{$this->editor->id}/terminate_connections"));
    }

    public function test_a_new_restriction_closes_the_connections(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $proposal = $this->change(['viewSMSPanel', 'viewGuides', 'canViewDatabaseOnly']);
        Event::assertNotDispatched(StaffSessionsEnded::class);

        $this->actingAs(User::factory()->withAbilities(Ability::ViewRoles)->createOne())->put("/users/roles-description/proposals/{$proposal}/confirmation")->assertSessionHas('success');

        Event::assertDispatched(StaffSessionsEnded::class, fn (StaffSessionsEnded $event): bool => $event->userId === $this->user->id);
    }

    public function test_new_certification_requirement_without_grace_closes_the_connections(): void
    {
        $holder = User::factory()->withAbilities(Ability::ViewPhoneLogs)->createOne();
        Event::fake([StaffSessionsEnded::class]);
        $type = $this->saveType(null, ['viewPhoneLogs'], hasGrace: true);
        $this->assertSame([], $this->announced());

        // The month of grace is switched off.
        $type = $this->saveType($type, ['viewPhoneLogs'], hasGrace: false);
        $this->assertSame([[$holder->id, 0]], $this->announced());
        Event::assertDispatchedTimes(StaffSessionsEnded::class, 1);

        $officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $this->saveType($type, ['viewPhoneLogs', GatedAbility::HANDLES_PAYMENTS], hasGrace: false);
        $this->assertSame([[$holder->id, 0], [$officer->id, 0]], $this->announced());
        Event::assertDispatched(StaffSessionsEnded::class, fn (StaffSessionsEnded $event): bool => $event->userId === $officer->id);
    }

    public function test_shared_abilities_of_the_next_visit_are_the_new_ones(): void
    {
        $can = fn (): bool => $this->actingAs(User::query()->findOrFail($this->user->id))->get('/')->inertiaPage()['props']['auth']['user']['can']['viewPhoneLogs'];
        $this->assertFalse($can());

        $this->change(['viewSMSPanel', 'viewGuides', 'viewPhoneLogs']);

        $this->assertTrue($can());
    }

    /** @param  list<string>  $abilities */
    private function saveType(?CertificationType $type, array $abilities, bool $hasGrace): CertificationType
    {
        $fields = ['title' => 'Harm', 'description' => 'Signs of harm.', 'valid_months' => 12, 'has_grace' => $hasGrace];

        return app(SaveCertificationType::class)->handle($type, $fields, [], $abilities, $type->version ?? 0, $this->editor);
    }

    /** @return list<array{int, int}> the users whose pages fetch their abilities again */
    private function announced(): array
    {
        return array_values(OutboxMessage::query()->orderBy('id')->get()
            ->filter(static fn (OutboxMessage $row): bool => ($row->payload['data']['type'] ?? null) === 'access_changed')
            ->flatMap(static fn (OutboxMessage $row): array => $row->payload['people'])->all());
    }

    /**
     * @param  list<string>  $rights
     * @return int|null the proposal
     */
    private function change(array $rights): ?int
    {
        return app(ChangeRoleRights::class)->handle($this->role, RoleRights::of($rights), 1, 'The team needs it', $this->editor)?->id;
    }
}
