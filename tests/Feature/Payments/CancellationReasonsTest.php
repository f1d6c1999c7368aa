<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Models\AuditEvent;
use App\Models\CancellationReason;
use App\Models\User;
use App\Models\Withdrawal;
use Database\Seeders\CancellationReasonSeeder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** The maintained list of reasons why withdrawals are cancelled or declined. */
final class CancellationReasonsTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        CancellationReason::query()->delete();
        $this->actingAs($this->officer = $this->officer());
    }

    public function test_reason_is_added_at_the_end_renamed_and_switched_off(): void
    {
        CancellationReason::factory()->createOne(['title' => 'Duplicate request', 'position' => 1]);
        $this->add('  Details do  not match ')->assertSessionHasNoErrors()->assertSessionHas('success');
        $reason = CancellationReason::query()->where('title', 'Details do not match')->sole();

        $this->change($reason, ['title' => 'Details are wrong', 'is_active' => false])->assertSessionHas('success');

        $this->assertSame([['Duplicate request', true, 0], ['Details are wrong', false, 0]], $this->rows());
        $this->assertSame(['cancellation_reason.added', 'cancellation_reason.changed'], AuditEvent::query()->where('subject_type', 'cancellation_reason')->orderBy('id')->pluck('action')->all());
        $this->assertSame(['title' => 'Details do not match', 'is_active' => true], AuditEvent::query()->where('action', 'cancellation_reason.changed')->sole()->before);
        $this->assertSame($this->officer->id, AuditEvent::query()->where('action', 'cancellation_reason.added')->sole()->actor_id);
    }

    public function test_rename_and_switch_keep_a_colleagues_later_change(): void
    {
        CancellationReason::factory()->createOne();
        $reason = CancellationReason::factory()->createOne(['title' => 'Old system', 'is_active' => true]);

        $this->change($reason, ['is_active' => false])->assertSessionHasNoErrors();
        $this->change($reason, ['title' => 'Former system'])->assertSessionHasNoErrors();
        $this->assertSame(['Former system', false], array_values($reason->refresh()->only(['title', 'is_active'])));

        $this->change($reason, ['is_active' => true])->assertSessionHasNoErrors();
        $this->assertSame(['Former system', true], array_values($reason->refresh()->only(['title', 'is_active'])));
        $this->change($reason, ['title' => ''])->assertSessionHasErrors(['title' => 'Enter the reason.']);
    }

    public function test_titles_are_unique(): void
    {
        $reason = CancellationReason::factory()->createOne(['title' => 'Duplicate request']);
        $other = CancellationReason::factory()->createOne(['title' => 'Suspected third party', 'is_active' => false]);

        $this->add('duplicate REQUEST')->assertSessionHasErrors(['title' => '“Duplicate request” is already on the list.']);
        $this->add('Suspected third party')->assertSessionHasErrors(['title' => '“Suspected third party” is already on the list, but inactive. Activate it instead.']);
        $this->change($other, ['title' => 'Duplicate request', 'is_active' => true])->assertSessionHasErrors('title');
        $this->change($reason, ['title' => 'Duplicate Request', 'is_active' => true])->assertSessionHasNoErrors();
        $this->add('')->assertSessionHasErrors(['title' => 'Enter the reason.']);
        $this->add(str_repeat('x', 101))->assertSessionHasErrors('title');

        $this->assertSame(2, CancellationReason::query()->count());
    }

    public function test_a_used_reason_stays_and_an_unused_one_can_be_deleted(): void
    {
        [$used, $unused] = CancellationReason::factory()->count(2)->create();
        Withdrawal::factory()->createOne(['cancellation_reason_id' => $used->id]);

        $this->delete(route('withdrawals.cancellation-reasons.destroy', $used))->assertSessionHasErrors([
            'title' => "“{$used->title}” is used by past withdrawals and can’t be deleted. Deactivate it instead.",
        ]);
        $this->delete(route('withdrawals.cancellation-reasons.destroy', $unused))->assertSessionHas('success');

        $this->assertSame([[$used->title, true, 1]], $this->rows());
        $this->assertSame($unused->title, AuditEvent::query()->where('action', 'cancellation_reason.deleted')->sole()->before['title']);
        $this->delete(route('withdrawals.cancellation-reasons.destroy', $unused->id))->assertNotFound();
    }

    public function test_last_active_reason_stays(): void
    {
        $last = CancellationReason::factory()->createOne();
        CancellationReason::factory()->createOne(['is_active' => false]);

        $this->change($last, ['title' => $last->title, 'is_active' => false])->assertSessionHasErrors('title');
        $this->delete(route('withdrawals.cancellation-reasons.destroy', $last))->assertSessionHasErrors('title');

        $this->assertTrue($last->refresh()->is_active);
    }

    public function test_the_order_is_the_people_s_own_and_counts_only_for_the_list_that_they_saw(): void
    {
        [$a, $b, $c] = array_map(static fn (int $place): CancellationReason => CancellationReason::factory()->createOne(['title' => "Reason {$place}", 'position' => $place]), [1, 2, 3]);
        $order = fn (array $ids): TestResponse => $this->put(route('withdrawals.cancellation-reasons.order'), ['ids' => $ids]);

        $order([$c->id, $a->id, $b->id])->assertSessionHas('success');
        $this->assertSame(['Reason 3', 'Reason 1', 'Reason 2'], array_column($this->rows(), 0));

        $message = 'A colleague changed the list in the meantime. Check it, then order it again.';
        $order([$a->id, $b->id])->assertSessionHasErrors(['title' => $message]);
        $order([$a->id, $b->id, 999])->assertSessionHasErrors(['title' => $message]);
        $order([$a->id, $a->id, $b->id])->assertSessionHasErrors('ids.0');
        $this->assertSame(['Reason 3', 'Reason 1', 'Reason 2'], array_column($this->rows(), 0));
    }

    public function test_seeder_creates_a_first_list_and_keeps_an_edited_one(): void
    {
        (new CancellationReasonSeeder)->run();
        $this->assertGreaterThan(4, CancellationReason::query()->where('is_active', true)->count());
        $titles = CancellationReason::query()->pluck('title')->all();
        $this->change(CancellationReason::query()->firstOrFail(), ['title' => 'Our own words', 'is_active' => true]);

        (new CancellationReasonSeeder)->run();

        $this->assertSame(count($titles), CancellationReason::query()->count());
    }

    /** @return TestResponse<Response> */
    private function add(string $title): TestResponse
    {
        return $this->post(route('withdrawals.cancellation-reasons.store'), ['title' => $title]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function change(CancellationReason $reason, array $fields): TestResponse
    {
        return $this->put(route('withdrawals.cancellation-reasons.update', $reason), $fields);
    }

    /** @return list<array{string, bool, int}> */
    private function rows(): array
    {
        return array_map(
            static fn (array $row): array => [(string) $row['title'], (bool) $row['is_active'], (int) $row['uses']],
            array_values($this->inertia(route('withdrawals.cancellation-reasons.index'))->assertOk()->json('props.reasons')),
        );
    }
}
