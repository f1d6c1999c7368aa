<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Enums\Ability;
use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use App\Enums\MessageTemplateStatus;
use App\Models\AuditEvent;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\Client;
use App\Models\MessageTemplate;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Str;
use Tests\TestCase;

/** The pages of auto messages, their templates and their log. */
final class AutoMessagePageTest extends TestCase
{
    use RefreshDatabase;

    private const MESSAGES = '/messages/auto-messages';

    private const TEMPLATES = '/messages/auto-messages/templates';

    private const LOG = '/messages/auto-communications';

    private User $marketer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs($this->marketer = self::user());
    }

    public function test_auto_message_is_added_disabled_then_enabled(): void
    {
        $template = $this->template('Hi {first_name}, {amount}');
        $form = ['reference' => (string) Str::uuid(), 'trigger' => 'deposit_credited', 'template_id' => $template->id, 'state' => 'VIC', 'amount' => '1,250.50', 'days' => '30'];

        $this->post(self::MESSAGES, $form)->assertSessionHas('success', 'Auto message added. Enable it when it should start.');
        $this->post(self::MESSAGES, $form)->assertSessionHasNoErrors();
        $message = AutoMessage::query()->sole();
        $this->assertSame([['state' => 'VIC', 'min_cents' => 125_050], false], [$message->conditions, $message->is_enabled]);

        $this->put(self::MESSAGES."/{$message->id}/enabled", ['version' => 1])->assertSessionHas('success', 'Auto message enabled.');
        $this->get(self::MESSAGES)->assertInertia(
            fn ($page) => $page
                ->component('Messages/AutoMessages')
                ->has('auto_messages', 1)
                ->where('auto_messages.0.is_enabled', true)
                ->where('auto_messages.0.is_marketing', false)
                ->where('auto_messages.0.conditions', 'VIC, from $1,250.50')
                ->where('auto_messages.0.template_name', $template->name)
                ->where('triggers.0.template_ids', [])
                ->where('triggers.2.template_ids', [$template->id]),
        );
        $this->assertSame(
            [$this->marketer->id, $this->marketer->id],
            AuditEvent::query()
                ->whereIn('action', ['auto_message.added', 'auto_message.enabled'])
                ->pluck('actor_id')
                ->all(),
        );
    }

    public function test_wrong_template_trigger_and_days_are_refused(): void
    {
        $money = $this->template('Hi, {amount}');
        $draft = MessageTemplate::factory()->createOne();

        $this->post(self::MESSAGES, ['trigger' => 'account_active', 'template_id' => $money->id])->assertSessionHasErrors([
            'template_id' => '{amount} has no value in the auto message “Account becomes active”.',
        ]);
        $this->post(self::MESSAGES, ['trigger' => 'deposit_credited', 'template_id' => $draft->id])->assertSessionHasErrors([
            'template_id' => 'This template is not approved. Choose another one.',
        ]);
        $this->post(self::MESSAGES, ['trigger' => 'client_quiet', 'template_id' => $money->id])->assertSessionHasErrors([
            'days' => 'Enter 7 to 365 days.',
        ]);
        $this->post(self::MESSAGES, [
            'trigger' => 'deposit_credited',
            'template_id' => $money->id,
            'amount' => 'much',
        ])->assertSessionHasErrors(['amount' => 'Enter an amount of at least $0.01.']);
        $this->post(self::MESSAGES, ['trigger' => 'birthday', 'template_id' => $money->id])->assertSessionHasErrors([
            'trigger' => 'Choose when it is sent.',
        ]);
        $this->assertSame(0, AutoMessage::query()->count());
    }

    public function test_change_by_a_colleague_in_the_meantime_is_a_conflict(): void
    {
        $message = AutoMessage::factory()->createOne();
        $path = self::MESSAGES."/{$message->id}";

        $this->put($path, ['version' => 1, 'template_id' => $message->template_id, 'state' => 'NSW'])->assertSessionHas('success', 'Auto message saved.');
        $this->put($path, ['version' => 1, 'template_id' => $message->template_id, 'state' => 'VIC'])->assertSessionHasErrors('version');

        $this->assertSame(['state' => 'NSW'], $message->refresh()->conditions);

        $this->put("{$path}/enabled", ['version' => 1])->assertSessionHas('error', 'This auto message was changed. Read it again, then enable it.');
        $this->put("{$path}/enabled")->assertSessionHasErrors('version');
        $this->assertFalse($message->refresh()->is_enabled);
    }

    public function test_template_is_approved_by_a_colleague_and_never_by_its_author(): void
    {
        $this->post(self::TEMPLATES, ['name' => 'Paid', 'body' => 'Sent {amount}'])->assertSessionHasNoErrors();
        $draft = MessageTemplate::query()->sole();

        $this->put(self::TEMPLATES."/{$draft->id}/approved", ['version' => 1])->assertSessionHas('error', 'You can’t approve this template because you wrote it.');
        $this->put(self::TEMPLATES."/{$draft->id}", ['version' => 1, 'body' => 'We sent {amount}'])->assertSessionHas('success', 'Draft saved.');
        $this->put(self::TEMPLATES."/{$draft->id}", ['version' => 1, 'body' => 'Other window'])->assertSessionHasErrors('version');
        $this->actingAs($colleague = self::user());
        $this->put(self::TEMPLATES."/{$draft->id}", ['version' => 2, 'body' => 'Mine'])->assertSessionHas('error');
        $this->put(self::TEMPLATES."/{$draft->id}/approved", ['version' => 1])->assertSessionHas('error', 'The author changed the text. Read it again, then approve.');
        $this->put(self::TEMPLATES."/{$draft->id}/approved", ['version' => 2])->assertSessionHas('success', 'Paid approved.');

        $this->assertSame([MessageTemplateStatus::Approved, $colleague->id, 'We sent {amount}'], [$draft->refresh()->status, $draft->approved_by, $draft->body]);
    }

    public function test_new_version_replaces_the_approved_one_in_its_auto_messages_unless_a_variable_has_no_value(): void
    {
        $first = $this->template('Hi {first_name}');
        $message = AutoMessage::factory()->createOne(['trigger' => AutoMessageTrigger::AccountActive, 'template_id' => $first->id, 'is_enabled' => true]);
        $author = self::user();
        $this->actingAs($author)->post(self::TEMPLATES, ['former_id' => $first->id, 'former_status' => 'approved', 'body' => 'Hi {amount}'])->assertSessionHasNoErrors();
        $this->post(self::TEMPLATES, ['former_id' => $first->id, 'former_status' => 'approved', 'body' => 'Again'])->assertSessionHasErrors('name');
        $this->post(self::TEMPLATES, ['name' => $first->name, 'body' => 'Again'])->assertSessionHasErrors('name');
        $second = MessageTemplate::query()->where('version', 2)->sole();

        $this->actingAs($this->marketer)
            ->put(self::TEMPLATES."/{$second->id}/approved", ['version' => 1])
            ->assertSessionHas('error', '{amount} has no value in the auto message “Account becomes active”.');
        $this->actingAs($author)->put(self::TEMPLATES."/{$second->id}", ['version' => 1, 'body' => 'Hello {first_name}']);
        $this->actingAs($this->marketer)
            ->put(self::TEMPLATES."/{$first->id}/retired", ['status' => 'approved'])
            ->assertSessionHas(
                'error',
                'An enabled auto message uses this template. Disable it or choose another template first.',
            );
        $this->put(self::TEMPLATES."/{$second->id}/approved", ['version' => 2])->assertSessionHas('success');

        $this->assertSame([$second->id, MessageTemplateStatus::Retired], [$message->refresh()->template_id, $first->refresh()->status]);
    }

    public function test_new_version_is_not_written_from_one_that_was_replaced_in_the_meantime(): void
    {
        $first = $this->template('Hi');
        $second = MessageTemplate::factory()->createOne(['name' => $first->name, 'version' => 2, 'author_id' => self::user()->id]);
        $this->put(self::TEMPLATES."/{$second->id}/approved", ['version' => 1])->assertSessionHas('success');
        $draft = ['former_id' => $first->id, 'body' => 'Hi!'];

        $this->post(self::TEMPLATES, [...$draft, 'former_status' => 'approved'])->assertSessionHasErrors('name');
        $this->post(self::TEMPLATES, $draft)->assertSessionHasErrors('former_status');
        $this->assertSame(2, MessageTemplate::query()->count());

        // An author can go back to an old version.
        $this->post(self::TEMPLATES, [...$draft, 'former_status' => 'retired'])->assertSessionHasNoErrors();
        $this->assertSame(3, MessageTemplate::query()->count());
    }

    public function test_draft_that_was_approved_in_the_meantime_is_not_discarded(): void
    {
        $draft = MessageTemplate::factory()->createOne(['author_id' => self::user()->id]);
        $this->put(self::TEMPLATES."/{$draft->id}/approved", ['version' => 1])->assertSessionHas('success');

        $this->actingAs(self::user())->put(self::TEMPLATES."/{$draft->id}/retired", ['status' => 'draft'])
            ->assertSessionHas('error', 'This template is already approved. Nothing was changed.');
        $this->put(self::TEMPLATES."/{$draft->id}/retired")->assertSessionHasErrors('status');
        $this->assertSame(MessageTemplateStatus::Approved, $draft->refresh()->status);

        $this->put(self::TEMPLATES."/{$draft->id}/retired", ['status' => 'approved'])->assertSessionHas('success');
        $this->assertSame(MessageTemplateStatus::Retired, $draft->refresh()->status);
    }

    public function test_template_with_an_unknown_variable_or_too_many_parts_is_refused(): void
    {
        $this->post(self::TEMPLATES, ['name' => 'A', 'body' => 'Hi {nickname}'])->assertSessionHasErrors(['body' => '{nickname} is not a variable.']);
        $this->post(self::TEMPLATES, ['name' => 'A', 'body' => str_repeat('ж', 500)])->assertSessionHasErrors(['body' => 'The message must fit in 6 SMS parts. Shorten it.']);
        $this->post(self::TEMPLATES, ['body' => 'Hi'])->assertSessionHasErrors(['name' => 'Enter a name.']);
    }

    public function test_log_is_filtered_and_withholds_texts_and_numbers_from_viewers_who_see_no_contact_details(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $failed = AutoCommunication::factory()->createOne([
            'client_id' => $client->id,
            'status' => AutoCommunicationStatus::Failed,
            'body' => 'SECRET',
            'reason' => 'Number 0491570156 is not in service',
            'created_at' => '2026-11-20 01:00:00',
        ]);
        $other = AutoCommunication::factory()->createOne([
            'trigger' => AutoMessageTrigger::BonusCredited,
            'created_at' => '2026-11-10 01:00:00',
        ]);

        foreach (['status=failed', 'trigger=deposit_credited', 'from=2026-11-20&to=2026-11-20', 'search=48213'] as $query) {
            $this->get(self::LOG."?{$query}")->assertInertia(fn ($page) => $page->component('Messages/AutoCommunications')->has('communications', 1)->where('communications.0.id', $failed->id)
                ->where('communications.0.full_name', 'Emma Walsh')->where('communications.0.body', null)->where('communications.0.reason', 'Number •••• ••• 156 is not in service'));
        }
        $this->get(self::LOG)->assertInertia(fn ($page) => $page->has('communications', 2)->where('communications.1.id', $other->id)->where('can_export', false));
        $this->get(self::LOG.'/export?reason=Monthly+check')->assertForbidden();

        $this->actingAs(self::user(Ability::ViewSmsPanel, Ability::ViewReportExports))
            ->get(self::LOG)
            ->assertInertia(fn ($page) => $page->where('communications.0.body', 'SECRET')->where('can_export', true));
        $this->assertStringContainsString(
            'SECRET',
            $this->get(self::LOG.'/export?reason=Monthly+check')
                ->assertOk()
                ->streamedContent(),
        );
    }

    public function test_pages_are_refused_to_database_contractors_and_without_the_ability(): void
    {
        foreach ([self::user(Ability::CanViewDatabaseOnly), User::factory()->withAbilities(Ability::ViewSmsPanel)->createOne()] as $user) {
            foreach ([self::MESSAGES, self::TEMPLATES, self::LOG] as $path) {
                $this->actingAs($user)->get($path)->assertForbidden();
            }
        }
    }

    private static function user(Ability ...$more): User
    {
        return User::factory()->withAbilities(Ability::ViewAutoMessages, ...$more)->createOne();
    }

    private function template(string $body): MessageTemplate
    {
        return MessageTemplate::factory()->createOne(['body' => $body, 'status' => MessageTemplateStatus::Approved]);
    }
}
