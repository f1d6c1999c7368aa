<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\AdvanceBulkChange;
use App\Enums\BulkChangeStatus;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\Clients\RunBulkChange;
use App\Models\AuditEvent;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\Note;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class BulkChangeTest extends TestCase
{
    use RefreshDatabase;

    private const ALL = ['kind' => 'note', 'value' => 'x', 'all' => true, 'count' => 0, 'count_is_capped' => false, 'newest_id' => 0];

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->actingAs($this->manager);
    }

    public function test_small_bulk_change_runs_at_once_and_can_be_undone(): void
    {
        $other = User::factory()->createOne(['first_name' => 'Priya', 'last_name' => 'Nair', 'manager_id' => null]);
        [$mine, $unassigned] = [Client::factory()->managedBy($this->manager)->createOne(), Client::factory()->createOne()];
        $foreign = Client::factory()->managedBy($other)->createOne();
        $untouched = Client::factory()->createOne();

        $this->bulk('manager', (string) $this->manager->id, ['ids' => [$mine->id, $unassigned->id, $foreign->id]])->assertSessionHasNoErrors();

        $this->assertSame([$this->manager->id, $this->manager->id, $other->id, null], Client::query()->orderBy('id')->pluck('account_manager_id')->all());
        $this->get('/clients')->assertInertia(fn ($page) => $page
            ->where('bulk.changed_rows', 1)->where('bulk.skipped_rows', 2)->where('bulk.can_undo', true)
            ->has('bulk.skipped', 2));
        $this->assertEqualsCanonicalizing([null, 'Nothing to change.', 'This client belongs to another team.'], BulkChangeRow::query()->pluck('skipped_because')->all());
        $this->assertSame(['account_manager_id' => (string) $this->manager->id], AuditEvent::query()->where('action', 'client.updated')->sole()->after);

        $change = BulkChange::query()->sole();
        $this->post("/clients/bulk/{$change->id}/undo")->assertSessionMissing('error');

        $this->assertNull($unassigned->refresh()->account_manager_id);
        $this->assertSame([BulkChangeStatus::Undone, null], [$change->refresh()->status, $untouched->refresh()->account_manager_id]);
        $this->post("/clients/bulk/{$change->id}/undo")->assertSessionHas('error', 'This bulk change was already undone.');
    }

    public function test_undo_keeps_later_changes_by_colleagues(): void
    {
        [$one, $two] = Client::factory()->count(2)->create(['status' => ClientStatus::Active]);
        $this->bulk('status', 'dormant', ['ids' => [$one->id, $two->id]]);
        $two->refresh()->update(['status' => ClientStatus::Closed]);

        $this->post('/clients/bulk/'.BulkChange::query()->sole()->id.'/undo');

        $this->assertSame([ClientStatus::Active, ClientStatus::Closed], [$one->refresh()->status, $two->refresh()->status]);
        $this->assertSame('It was changed later.', BulkChangeRow::query()->where('client_id', $two->id)->sole()->skipped_because);
    }

    public function test_status_rules_apply_to_bulk_changes(): void
    {
        $pending = Client::factory()->createOne(['status' => ClientStatus::Pending]);

        $this->bulk('status', 'dormant', ['ids' => [$pending->id]]);

        $this->assertSame(ClientStatus::Pending, $pending->refresh()->status);
        $this->assertSame('Pending clients can’t become Dormant.', BulkChangeRow::query()->sole()->skipped_because);
    }

    public function test_note_is_added_to_all_matching_clients_and_can_be_undone(): void
    {
        Client::factory()->count(2)->create(['state' => 'VIC']);
        Client::factory()->createOne(['state' => 'NSW']);

        $this->bulk('note', 'Call about the spring carnival', ['query' => ['state' => 'VIC']], ['category' => 'call']);
        $this->assertSame([2, 2], [Note::query()->where('category', 'call')->count(), Note::query()->count()]);

        $this->post('/clients/bulk/'.BulkChange::query()->sole()->id.'/undo');
        $this->assertSame(0, Note::query()->count());
    }

    public function test_large_bulk_change_runs_in_batches_and_can_be_stopped(): void
    {
        $template = Client::factory()->createOne(['status' => ClientStatus::Active])->getAttributes();
        unset($template['id']);
        Client::query()->insert(array_map(static fn (int $number): array => [...$template, 'pin' => "b{$number}"], range(1, 249)));
        Queue::fake();
        $this->bulk('status', 'dormant');
        $change = BulkChange::query()->sole();
        Queue::assertPushed(RunBulkChange::class, 1);
        $runner = $this->app->make(AdvanceBulkChange::class);

        $this->assertTrue($runner->handle($change->id));
        $this->assertSame([BulkChangeStatus::Running, 250, 100], [$change->refresh()->status, $change->total_rows, $change->changed_rows]);
        $this->assertTrue($runner->handle($change->id));
        $this->delete("/clients/bulk/{$change->id}")->assertSessionHas('success');
        $this->assertFalse($runner->handle($change->id));

        $this->assertSame(200, Client::query()->where('status', 'dormant')->count());
        $this->assertSame(200, BulkChangeRow::query()->count());
        $this->delete("/clients/bulk/{$change->id}")->assertSessionHas('error', 'This bulk change had already ended.');
    }

    public function test_one_bulk_change_runs_at_a_time_and_only_its_user_can_stop_it(): void
    {
        $foreign = BulkChange::factory()->createOne();
        $this->delete("/clients/bulk/{$foreign->id}")->assertNotFound();
        $this->post("/clients/bulk/{$foreign->id}/undo")->assertNotFound();

        Client::factory()->createOne();
        BulkChange::factory()->createOne(['user_id' => $this->manager->id]);
        $this->bulk('status', 'dormant')->assertSessionHasErrors(['kind' => 'Your previous bulk change is still running. Wait for it to finish or cancel it.']);
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function wrong(): array
    {
        return [
            'nothing known' => [['kind' => 'delete', 'value' => 'x'], 'kind'],
            'no status' => [['kind' => 'status', 'value' => 'gone'], 'value'],
            'unknown user' => [['kind' => 'manager', 'value' => '999999'], 'value'],
            'no words' => [['kind' => 'note', 'value' => ' '], 'value'],
            'a value that there is not' => [[...self::ALL, 'query' => ['state' => 'Texas']], 'state'],
            'a filter that there is not' => [[...self::ALL, 'query' => ['statsu' => 'active']], 'query'],
            'an operator of nothing' => [[...self::ALL, 'query' => ['statsu_op' => 'not']], 'query'],
            'a blank filter' => [[...self::ALL, 'query' => ['status' => ' ']], 'query'],
            'an empty filter' => [[...self::ALL, 'query' => ['status' => '']], 'query'],
            'a filter without a name' => [[...self::ALL, 'query' => ['active']], 'query'],
            'a filter of ticked ones that there is not' => [['kind' => 'note', 'value' => 'x', 'ids' => [1], 'query' => ['statsu' => 'active']], 'query'],
            'sent by no form' => [self::ALL, 'reference'],
            'no client chosen' => [['kind' => 'note', 'value' => 'x'], 'all'],
            'no client chosen by a filter alone' => [['kind' => 'note', 'value' => 'x', 'query' => ['status' => 'active']], 'all'],
            'all, said with no' => [[...self::ALL, 'all' => false], 'all'],
            'ticked ones and all' => [[...self::ALL, 'ids' => [1]], 'all'],
            'all without their count' => [['kind' => 'note', 'value' => 'x', 'all' => true], 'count'],
            'some that never were there' => [['kind' => 'note', 'value' => 'x', 'ids' => [987_654]], 'ids'],
            'too many' => [['kind' => 'note', 'value' => 'x', 'ids' => range(1, 5001)], 'ids'],
        ];
    }

    /** @param  array<string, mixed>  $body */
    #[DataProvider('wrong')]
    public function test_invalid_input_is_refused(array $body, string $field): void
    {
        $reference = $field === 'reference' ? [] : ['reference' => (string) Str::uuid()];
        $this->post('/clients/bulk', [...$body, ...$reference])->assertSessionHasErrors($field);
        $this->assertSame(0, BulkChange::query()->count());
    }

    public function test_bulk_change_is_refused_when_the_matching_clients_have_changed(): void
    {
        [$first] = Client::factory()->count(2)->create(['status' => ClientStatus::Active]);
        $scope = $this->scope(['status' => 'active']);
        $first->update(['status' => ClientStatus::Dormant]);

        $this->bulk('status', 'closed', ['query' => ['status' => 'active']], $scope)
            ->assertSessionHasErrors(['count' => 'The list has changed: 1 client matches now. Nothing was changed. Check the list and try again.']);

        $this->assertSame([0, 0], [BulkChange::query()->count(), Client::query()->where('status', 'closed')->count()]);
    }

    public function test_clients_created_after_the_count_are_not_changed(): void
    {
        $known = Client::factory()->createOne(['status' => ClientStatus::Active]);
        $scope = $this->scope();
        $later = Client::factory()->createOne(['status' => ClientStatus::Active]);

        $this->bulk('status', 'closed', [], $scope)->assertSessionHasNoErrors();

        $this->assertSame([ClientStatus::Closed, ClientStatus::Active], [$known->refresh()->status, $later->refresh()->status]);
    }

    public function test_capped_count_matches_any_count_above_the_cap(): void
    {
        config(['paddock.lists.count_cap' => 2]);
        Client::factory()->count(4)->create(['status' => ClientStatus::Active]);
        $scope = $this->scope();
        $this->assertSame(['count' => 2, 'count_is_capped' => true], array_diff_key($scope, ['newest_id' => 0]));
        Client::query()->orderBy('id')->firstOrFail()->delete();

        $this->bulk('note', 'Hello', [], $scope)->assertSessionHasNoErrors();
        $this->assertSame(3, BulkChange::query()->sole()->changed_rows);

        Client::query()->orderBy('id')->firstOrFail()->delete();
        $this->bulk('note', 'Hello', [], $scope)->assertSessionHasErrors(['count' => 'The list has changed: 2 clients match now. Nothing was changed. Check the list and try again.']);
    }

    public function test_selected_clients_that_no_longer_match_are_skipped_and_counted(): void
    {
        [$fits, $left, $gone] = Client::factory()->count(3)->create(['status' => ClientStatus::Active]);
        $left->update(['status' => ClientStatus::Dormant]);
        $gone->delete();

        $this->bulk('note', 'Hello', ['ids' => [$gone->id, $fits->id, $left->id], 'query' => ['status' => 'active']]);

        $change = BulkChange::query()->sole();
        $this->assertSame([3, 1, 2, BulkChangeStatus::Done], [$change->total_rows, $change->changed_rows, $change->skipped_rows, $change->status]);
        $this->assertSame([$fits->id => null, $left->id => 'This client no longer matches the search and filters.', $gone->id => 'This client was deleted or merged into another client.'],
            BulkChangeRow::query()->orderBy('client_id')->pluck('skipped_because', 'client_id')->all());
        $this->assertSame(1, Note::query()->count());
    }

    public function test_form_sent_twice_is_one_change(): void
    {
        $ids = Client::factory()->createMany(2)->modelKeys();
        $form = ['reference' => '3f2b2d2e-1111-4111-8111-111111111111'];

        foreach ([1, 2] as $press) {
            $this->bulk('note', 'Called, no answer', ['ids' => $ids], $form)->assertSessionHasNoErrors();
        }
        $this->assertSame([2, 1], [Note::query()->count(), BulkChange::query()->count()]);

        $this->bulk('note', 'Something else', ['ids' => $ids], $form)->assertSessionHasErrors('reference');
        $this->assertSame(2, Note::query()->count());
    }

    public function test_bulk_change_is_refused_to_roles_that_cannot_change_clients(): void
    {
        foreach ([StaffRole::Executive, StaffRole::RiskAnalyst, StaffRole::Marketing] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            $this->bulk('status', 'dormant')->assertForbidden();
        }
    }

    public function test_bulk_change_is_refused_while_impersonating(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::create(['actor_id' => $developer->id, 'target_id' => $this->manager->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->bulk('status', 'dormant')->assertForbidden();
    }

    /**
     * Changes the clients with the `ids`, or all that match the `query` as they are counted now.
     *
     * @param  array<string, mixed>  $which
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function bulk(string $kind, string $value, array $which = [], array $more = []): TestResponse
    {
        $scope = isset($which['ids']) ? [] : ['all' => true, ...$this->scope($which['query'] ?? [])];

        return $this->post('/clients/bulk', ['kind' => $kind, 'value' => $value, 'reference' => (string) Str::uuid(), ...$scope, ...$which, ...$more]);
    }

    /**
     * @param  array<string, string>  $query
     * @return array<string, mixed>
     */
    private function scope(array $query = []): array
    {
        $answer = $this->getJson('/clients/bulk/scope?'.http_build_query($query));

        return $answer->isOk() ? $answer->json() : [];
    }
}
