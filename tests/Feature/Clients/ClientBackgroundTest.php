<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\ClientBackground;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class ClientBackgroundTest extends TestCase
{
    use RefreshDatabase;

    private User $author;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->author = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->client = Client::factory()->createOne();
        $this->actingAs($this->author);
    }

    public function test_background_is_recorded_as_a_new_entry(): void
    {
        $first = ClientBackground::factory()->createOne(['client_id' => $this->client->id, 'occupation' => 'Student', 'source_of_funds' => 'Parents']);

        $this->record(['base_id' => $first->id, 'occupation' => 'Nurse', 'source_of_funds' => 'Parents', 'questions' => ['Bets alone?', ''], 'answers' => ['Yes', 'Nobody asked']])
            ->assertRedirect("/clients/{$this->client->id}/background")->assertSessionHasNoErrors();

        $this->get("/clients/{$this->client->id}/background")->assertOk()->assertInertia(fn ($page) => $page
            ->component('Clients/Background')->where('client.id', $this->client->id)->missing('entries')
            ->loadDeferredProps(fn ($deferred) => $deferred
                ->has('entries', 2)
                ->where('entries.0.occupation', 'Nurse')
                ->where('entries.0.author_name', $this->author->full_name)
                ->where('entries.0.answers', [['question' => 'Bets alone?', 'answer' => 'Yes']])
                ->where('entries.1.occupation', 'Student')));
        $event = AuditEvent::query()->where('action', 'client.background_recorded')->sole();
        $this->assertSame([['occupation' => 'Student'], ['occupation' => 'Nurse']], [$event->before, $event->after]);
    }

    public function test_edit_of_an_older_background_is_refused_and_the_text_is_kept(): void
    {
        $colleague = User::factory()->createOne(['first_name' => 'Priya', 'last_name' => 'Nair']);
        ClientBackground::factory()->createOne(['client_id' => $this->client->id, 'user_id' => $colleague->id, 'occupation' => 'Student']);

        $this->record(['base_id' => null, 'occupation' => 'Nurse'])->assertSessionHasErrors([
            'base_id' => 'Priya Nair recorded this background while you were editing. Copy your changes, reload the page and add them.',
        ]);

        $this->assertSame(1, ClientBackground::query()->count());
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function wrong(): array
    {
        return [
            'nothing at all' => [['occupation' => ' '], 'occupation'],
            'a verification without a day' => [['kyc_method' => 'Passport'], 'kyc_at'],
            'a verification tomorrow' => [['kyc_method' => 'Passport', 'kyc_at' => '2099-01-01'], 'kyc_at'],
            'a question without its answer' => [['occupation' => 'Nurse', 'questions' => ['Why?'], 'answers' => []], 'answers'],
            'too long' => [['occupation' => str_repeat('a', 256)], 'occupation'],
        ];
    }

    /** @param  array<string, mixed>  $fields */
    #[DataProvider('wrong')]
    public function test_invalid_input_is_refused(array $fields, string $field): void
    {
        $this->record($fields)->assertSessionHasErrors($field);
        $this->assertSame(0, ClientBackground::query()->count());
    }

    public function test_background_needs_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne());

        $this->get("/clients/{$this->client->id}/background")->assertForbidden();
        $this->record(['occupation' => 'Nurse'])->assertForbidden();
        $this->actingAs($this->author)->get('/clients/999999/background')->assertNotFound();
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response>
     */
    private function record(array $fields): \Illuminate\Testing\TestResponse
    {
        return $this->post("/clients/{$this->client->id}/background", ['questions' => [], 'answers' => [], ...$fields]);
    }
}
