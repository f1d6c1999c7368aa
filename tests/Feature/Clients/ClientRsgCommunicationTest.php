<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\RsgChannel;
use App\Lists\Clients\RsgCommunicationList;
use App\Lists\ListContext;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class ClientRsgCommunicationTest extends TestCase
{
    use RefreshDatabase;

    public function test_messages_of_the_client_are_listed_newest_first_and_filtered(): void
    {
        $this->freezeTime();
        $officer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewRsgCommunications)->createOne(['timezone' => 'Australia/Perth']);
        $client = Client::factory()->createOne();
        RsgCommunication::factory()->createOne([
            'client_id' => $client->id,
            'channel' => RsgChannel::Sms,
            'body' => 'I need a break',
            'sent_at' => now()->subHour(),
        ]);
        RsgCommunication::factory()->createOne([
            'client_id' => $client->id,
            'channel' => RsgChannel::Phone,
            'body' => 'Called back',
            'sender_id' => $officer->id,
            'sent_at' => now(),
            'resolved_by' => $officer->id,
            'resolved_at' => now(),
        ]);
        RsgCommunication::factory()->createOne(['body' => 'Another client’s']);
        $this->actingAs($officer);

        $this->get("/clients/{$client->id}/rsg-communication")->assertInertia(
            fn ($page) => $page
                ->component('Clients/RsgCommunication')
                ->where('can_resolve', true)
                ->missing('communications')
                ->loadDeferredProps(
                    fn ($deferred) => $deferred
                        ->has('communications', 2)
                        ->where('communications.0.body', 'Called back')
                        ->where('communications.0.sender', [
                            'first_name' => $officer->first_name,
                            'full_name' => $officer->full_name,
                        ])
                        ->where(
                            'communications.0.sent_at_human_format',
                            now()->setTimezone($officer->timezone)->format('j M Y, H:i'),
                        )
                        ->where('communications.0.is_resolved', true)
                        ->where('communications.1.sender.first_name', $client->first_name)
                        ->where('communications.0.is_from_client', false)
                        ->where('communications.1.is_from_client', true)
                        ->where('open_count', 1)
                        ->where('meta.count', 2),
                ),
        );

        $this->get("/clients/{$client->id}/rsg-communication?resolved=0&channel=sms")->assertInertia(
            fn ($page) => $page->loadDeferredProps(
                fn ($deferred) => $deferred->has('communications', 1)->where('communications.0.body', 'I need a break'),
            ),
        );
        $this->get("/clients/{$client->id}/rsg-communication?channel=pigeon")
            ->assertRedirect("/clients/{$client->id}/rsg-communication")
            ->assertSessionHas('error');
    }

    public function test_handling_is_offered_only_with_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $client = Client::factory()->createOne();

        $this->get("/clients/{$client->id}/rsg-communication")->assertInertia(fn ($page) => $page->where('can_resolve', false));
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewRsgCommunications)->createOne(['is_executive_staff' => true]))
            ->get("/clients/{$client->id}/rsg-communication")
            ->assertInertia(fn ($page) => $page->where('can_open_thread', true)->where('can_resolve', false));
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne())->get("/clients/{$client->id}/rsg-communication")->assertForbidden();
    }

    /** @param  list<Ability>  $more */
    #[TestWith([[], 'Not shown'])]
    #[TestWith([[Ability::ViewRsgCommunications], 'Ring me on 0491 570 156'])]
    #[TestWith([[Ability::ViewSmsPanel], 'Ring me on 0491 570 156'])]
    public function test_text_is_shown_only_to_staff_who_handle_messages_or_see_contacts(array $more, string $shown): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewClients, ...$more)->createOne();
        $client = Client::factory()->createOne();
        $message = RsgCommunication::factory()->createOne(['client_id' => $client->id, 'body' => 'Ring me on 0491 570 156']);

        $this->actingAs($viewer)
            ->get("/clients/{$client->id}/rsg-communication")
            ->assertInertia(
                fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->where('communications.0.body', $shown)),
            );

        $line = app(RsgCommunicationList::class)->sheet(new ListContext($viewer, $client), ['body'])->lines([$message->id])[0];
        $this->assertSame($shown, trim($line, "\"\r\n"));
    }
}
