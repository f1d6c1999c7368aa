<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\AdvanceBulkChange;
use App\Enums\Ability;
use App\Enums\BulkChangeStatus;
use App\Enums\ClientStatus;
use App\Models\AuditEvent;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\Note;
use App\Models\User;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** A bulk change waits for a worker. Until then, colleagues may leave or lose rights. */
final class BulkRightsTest extends TestCase
{
    use RefreshDatabase;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->actingAs($this->user);
        Queue::fake();
    }

    /** @return array<string, array{Closure(User): mixed, string}> */
    public static function losses(): array
    {
        $without = static fn (Ability $ability): Closure => static fn (User $user): int => DB::table('role_abilities')->where('role_id', $user->role_id)->where('ability', $ability->value)->delete();

        return [
            'whose account is switched off' => [static fn (User $user): bool => $user->forceFill(['is_active' => false])->save(), 'Stopped: the user who started this is no longer active.'],
            'whose account is deleted' => [static fn (User $user): ?bool => $user->delete(), 'Stopped: the user who started this is no longer active.'],
            'who lost the clients' => [$without(Ability::ViewClients), 'Stopped: the user who started this can no longer change clients in bulk.'],
            'who lost the contact details' => [$without(Ability::ViewSmsPanel), 'Stopped: the user who started this can no longer change clients in bulk.'],
        ];
    }

    /** @param  Closure(User): mixed  $lose */
    #[DataProvider('losses')]
    public function test_bulk_change_stops_when_its_user_loses_access(Closure $lose, string $reason): void
    {
        $change = $this->noteForMany();
        $runner = app(AdvanceBulkChange::class);
        $this->assertTrue($runner->handle($change->id));
        $lose($this->user);

        $this->assertFalse($runner->handle($change->id));

        $this->assertSame(AdvanceBulkChange::BATCH, Note::query()->count());
        $this->assertSame([BulkChangeStatus::Failed, $reason, AdvanceBulkChange::BATCH], [$change->refresh()->status, $change->error, $change->changed_rows]);
        $this->assertNotNull($change->finished_at);
        $this->assertSame(['status' => 'failed', 'reason' => $reason], AuditEvent::query()->where('action', 'clients.bulk_change_stopped')->sole()->after);
    }

    /** @param  Closure(User): mixed  $lose */
    #[DataProvider('losses')]
    public function test_undo_stops_when_its_user_loses_access(Closure $lose, string $reason): void
    {
        $change = $this->noteForMany();
        $runner = app(AdvanceBulkChange::class);
        $runner->handle($change->id);
        $runner->handle($change->id);
        $this->post("/clients/bulk/{$change->id}/undo");
        $lose($this->user);

        $this->assertFalse($runner->handle($change->id));

        $this->assertSame(AdvanceBulkChange::BATCH + 1, Note::query()->count());
        $this->assertSame([BulkChangeStatus::Failed, $reason], [$change->refresh()->status, $change->error]);
    }

    public function test_inactive_manager_gets_no_clients(): void
    {
        $leaver = User::factory()->createOne();
        Client::factory()->count(2)->create();
        $change = BulkChange::factory()->createOne(['user_id' => $this->user->id, 'kind' => 'manager', 'payload' => ['value' => (string) $leaver->id]]);
        $leaver->forceFill(['is_active' => false])->save();

        $this->assertFalse(app(AdvanceBulkChange::class)->handle($change->id));

        $this->assertSame(0, Client::query()->whereNotNull('account_manager_id')->count());
        $this->assertSame('Stopped: the chosen account manager is no longer active or can no longer see clients.', $change->refresh()->error);
    }

    private function noteForMany(): BulkChange
    {
        $template = Client::factory()->createOne(['status' => ClientStatus::Active])->getAttributes();
        unset($template['id']);
        Client::query()->insert(array_map(static fn (int $number): array => [...$template, 'pin' => "b{$number}"], range(1, AdvanceBulkChange::BATCH)));

        return BulkChange::factory()->createOne(['user_id' => $this->user->id]);
    }
}
