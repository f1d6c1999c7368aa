<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Domain\Messages\BlastText;
use App\Enums\Ability;
use App\Enums\BlastKind;
use App\Enums\BlastStatus;
use App\Jobs\Messages\RunBlast;
use App\Models\Blast;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** The form of an SMS blast. */
final class BlastFormTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-24 03:00:00');
    }

    public function test_form_creates_a_blast_with_the_chosen_clients(): void
    {
        Queue::fake([RunBlast::class]);
        $author = $this->author();
        $form = [...$this->form(), 'states' => ['VIC', 'NSW'], 'last_bet_before' => '2026-10-01', 'last_bet_after' => '2026-08-01'];

        $this->actingAs($author)->post('/messages/sms-blasts', $form)->assertRedirect('/messages/blasts/'.Blast::query()->value('id'));
        $this->post('/messages/sms-blasts', $form);

        $blast = Blast::query()->sole();
        $this->assertSame(BlastStatus::Draft, $blast->status);
        $this->assertEquals(['status' => 'active', 'state' => 'VIC,NSW', 'last_bet_at_op' => 'between', 'last_bet_at' => '2026-08-02,2026-09-30'], $blast->audience['query']);
        $this->assertSame('2026-11-25 05:00:00', $blast->send_until->toDateTimeString(), 'In the time zone of the author.');
        Queue::assertPushed(RunBlast::class, 1);
        $this->assertDatabaseHas('audit_events', ['action' => 'blast.created', 'actor_id' => $author->id]);
    }

    /** @param  array<string, string>  $days */
    #[TestWith([['last_bet_after' => '2026-11-10', 'last_bet_before' => '2026-11-11'], 'last_bet_after', 'At least one day must be between this day and the other.'])]
    #[TestWith([['last_bet_after' => '2026-11-11', 'last_bet_before' => '2026-11-10'], 'last_bet_after', 'At least one day must be between this day and the other.'])]
    #[TestWith([['last_bet_after' => '0202-11-10'], 'last_bet_after', 'Enter a day from 1900 to 2099.'])]
    #[TestWith([['last_bet_before' => '0202-11-10'], 'last_bet_before', 'Enter a day from 1900 to 2099.'])]
    public function test_form_refuses_days_that_the_client_list_refuses(array $days, string $field, string $error): void
    {
        $this->actingAs($this->author())->post('/messages/sms-blasts', [...$this->form(), ...$days])->assertSessionHasErrors([$field => $error]);
    }

    public function test_form_takes_two_days_with_one_between_them(): void
    {
        Queue::fake([RunBlast::class]);
        $days = ['last_bet_after' => '2026-11-10', 'last_bet_before' => '2026-11-12'];

        $this->actingAs($this->author())->post('/messages/sms-blasts', [...$this->form(), ...$days])->assertSessionHasNoErrors();

        $this->assertSame('2026-11-11,2026-11-11', Blast::query()->sole()->audience['query']['last_bet_at'] ?? null);
    }

    public function test_copy_opens_the_form_as_it_was_sent(): void
    {
        Queue::fake([RunBlast::class]);
        $manager = User::factory()->createOne();
        $chosen = [
            'name' => 'Spring Carnival',
            'statuses' => ['active', 'dormant'],
            'states' => ['VIC', 'NSW'],
            'account_manager' => (string) $manager->id,
            'last_bet_before' => '2026-10-01',
            'last_bet_after' => '2026-08-01',
        ];
        $this->actingAs($this->author())
            ->post('/messages/sms-blasts', [...$this->form(), ...$chosen])
            ->assertSessionHasNoErrors();
        $blast = Blast::query()->sole();

        $page = $this->get("/messages/sms-blasts/create?copy={$blast->id}")->assertOk()->viewData('page')['props'];

        $this->assertSame([$blast->name, $blast->body], [$page['name'], $page['body']]);
        $this->assertEquals([...array_diff_key($chosen, ['name' => true]), 'companies' => [], 'ratings' => [], 'sales_filter' => ''], $page['audience']);
        $this->get('/messages/sms-blasts/create?copy='.Blast::factory()->createOne(['kind' => BlastKind::Excel])->id)->assertNotFound();
    }

    public function test_form_starts_with_a_complete_text_without_special_characters(): void
    {
        $body = $this->actingAs($this->author())->get('/messages/sms-blasts/create')->assertOk()->viewData('page')['props']['body'];

        $this->assertNull(BlastText::refusal($body));
        $this->assertMatchesRegularExpression('/\A[ -~]+\z/', $body, 'A character outside the GSM alphabet leaves 70 of 160 places.');
    }

    public function test_text_must_name_the_sender_and_the_way_out(): void
    {
        $this->actingAs($this->author());

        $this->post('/messages/sms-blasts', [
            ...$this->form(),
            'body' => 'An offer for you. Reply STOP to opt out.',
        ])->assertSessionHasErrors(['body' => 'Say who sends the message: use {company}.']);
        $this->post('/messages/sms-blasts', [
            ...$this->form(),
            'body' => '{company} has an offer. Stopping by?',
        ])->assertSessionHasErrors(['body' => 'Say how to opt out, for example: Reply STOP to opt out.']);
        $this->post('/messages/sms-blasts', [...$this->form(), 'body' => 'NON-STOP offers of {company}'])->assertSessionHasErrors('body');
        $this->post('/messages/sms-blasts', [...$this->form(), 'send_until' => '2026-11-24T13:00'])->assertSessionHasErrors(
            'send_until',
        );
        $this->post('/messages/sms-blasts', [...$this->form(), 'statuses' => ['closed']])->assertSessionHasErrors('statuses.0');
        $this->assertSame(0, Blast::query()->count());
    }

    public function test_each_kind_needs_its_ability(): void
    {
        $this->actingAs($this->author());
        $this->post('/messages/weekly-bonus-blast', $this->form())->assertForbidden();
        $this->post('/messages/excel-blasts', $this->form())->assertForbidden();
        $excel = Blast::factory()->createOne(['kind' => BlastKind::Excel, 'status' => BlastStatus::Checked, 'eligible_rows' => 1]);
        $this->get("/messages/blasts/{$excel->id}")->assertForbidden();
        $this->post("/messages/blasts/{$excel->id}/approve")->assertForbidden();
        $this->put("/messages/blasts/{$excel->id}/status", ['change' => 'cancel'])->assertForbidden();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewSmsBlasts, Ability::CanViewDatabaseOnly)->createOne())->get('/messages/sms-blasts')->assertForbidden();
        $this->assertSame(BlastStatus::Checked, $excel->refresh()->status);
    }

    private function author(): User
    {
        return User::factory()->withAbilities(Ability::ViewSmsBlasts)->createOne(['timezone' => 'Australia/Melbourne']);
    }

    /** @return array<string, mixed> */
    private function form(): array
    {
        static $reference = [];

        return [
            'name' => 'Spring carnival', 'body' => 'Hi {first_name}, {company} has an offer. Reply STOP to opt out.', 'statuses' => ['active'],
            'send_at' => '', 'send_until' => '2026-11-25T16:00', 'reference' => $reference[$this->name()] ??= (string) Str::uuid(),
        ];
    }
}
