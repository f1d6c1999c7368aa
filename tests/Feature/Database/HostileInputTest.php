<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Enums\Ability;
use App\Models\AuthenticationLog;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Route;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** Some databases ignore input that others answer with an error. None of it may become an error page. */
final class HostileInputTest extends TestCase
{
    use RefreshDatabase;

    private const QUERY_KEYS = ['search', 'company', 'account_manager', 'client_rating', 'status', 'state', 'sort', 'cursor', 'per_page', 'type', 'tab'];

    /** Parameters of paths that are texts. PostgreSQL fails on any other text that is compared with an id, and MariaDB takes 12abc for 12. */
    private const TEXT_PARAMETERS = ['guide', 'kind', 'leadStatus', 'lookupTable', 'session', 'token'];

    /** @return iterable<string, array{string}> */
    public static function texts(): iterable
    {
        yield 'a number past 64 bits' => ['99999999999999999999'];
        yield 'the largest 64-bit number' => [(string) PHP_INT_MAX];
        yield 'a negative number' => ['-1'];
        yield 'wildcards' => ['%_\\%'];
        yield 'four-byte characters' => ["\u{1F40E}\u{1F40E}"];
        yield 'a very long word' => [str_repeat('a', 5_000)];
    }

    /** @return iterable<string, array{string}> texts that are refused before a route gets them */
    public static function invalidTexts(): iterable
    {
        yield 'a NUL' => ["Har\0riet"];
        yield 'broken UTF-8' => ["Har\xC3\x28riet"];
    }

    #[DataProvider('texts')]
    public function test_no_query_value_breaks_a_page(string $text): void
    {
        $this->actingAs(User::factory()->withAbilities(...Ability::cases())->createOne());

        foreach ($this->pages() as $path) {
            foreach (self::QUERY_KEYS as $key) {
                $status = $this->get($path.'?'.http_build_query([$key => $text]))->getStatusCode();
                $this->assertLessThan(500, $status, "{$path} with {$key}");
            }
        }
    }

    #[TestWith(['99999999999999999999'])]
    #[TestWith(['9223372036854775807'])]
    #[TestWith(['0'])]
    public function test_unknown_id_is_not_found(string $id): void
    {
        $this->actingAs(User::factory()->withAbilities(...Ability::cases())->createOne());

        $this->get("/clients/{$id}/edit")->assertNotFound();
        $this->get("/users/{$id}/photo")->assertNotFound();
        $this->put("/notifications/{$id}/mark-as-read")->assertClientError();
        $this->post("/clients/{$id}/check/risk", ['value' => 'GOOD'])->assertClientError();
    }

    public function test_every_id_in_a_path_is_a_number_of_at_most_18_digits(): void
    {
        $free = [];
        foreach (Route::getRoutes()->getRoutes() as $route) {
            foreach ($route->parameterNames() as $name) {
                if (! isset($route->wheres[$name])) {
                    $free[$name] = true;
                }
            }
        }

        $this->assertEqualsCanonicalizing(self::TEXT_PARAMETERS, array_keys($free));
    }

    #[TestWith(['/login?next=Har%00riet'])]
    #[TestWith(['/login?next=Har%C3%28riet'])]
    #[TestWith(['/login?next[deep][]=Har%00riet'])]
    #[TestWith(['/login%00'])]
    public function test_invalid_text_is_a_bad_request(string $url): void
    {
        $this->get($url)->assertBadRequest();
    }

    public function test_sign_in_with_an_invalid_user_agent_is_logged(): void
    {
        $this->withHeader('User-Agent', str_repeat("Browser\xC3\x28", 100))->post('/login', ['email' => 'ann@example.com', 'password' => 'wrong'])->assertRedirect();

        $this->assertStringStartsWith('Browser?(', AuthenticationLog::query()->sole()->user_agent);
    }

    #[DataProvider('texts')]
    #[DataProvider('invalidTexts')]
    public function test_no_form_value_breaks_an_action(string $text): void
    {
        $user = User::factory()->withAbilities(...Ability::cases())->createOne();
        $client = Client::factory()->createOne();
        $form = array_fill_keys(
            [
                'first_name',
                'last_name',
                'email',
                'suburb',
                'company_id',
                'account_manager_id',
                'version',
                'status',
                'pin',
                'timezone',
                'user_id',
                'reason',
                'value',
                'type',
            ],
            $text,
        );

        $answers = [
            $this->post('/login', ['email' => $text, 'password' => $text]),
            $this->post('/forgot-password', ['email' => "{$text}@example.com"]),
            $this->actingAs($user)->put("/clients/{$client->id}", $form),
            $this->put("/clients/{$client->id}/rating", $form),
            $this->post("/clients/{$client->id}/check/risk", $form),
            $this->put('/user-profile', $form),
            $this->post('/impersonate', $form),
            $this->post('/notifications/mark-all-as-read', $form),
        ];

        foreach ($answers as $index => $answer) {
            $this->assertLessThan(500, $answer->getStatusCode(), "Call {$index}");
        }
    }

    /** @return list<string> the pages and searches without an id in their path */
    private function pages(): array
    {
        $paths = [];
        foreach (Route::getRoutes()->getRoutes() as $route) {
            if (in_array('GET', $route->methods(), true) && in_array('staff', $route->middleware(), true) && preg_match('/\{\w+\}/', $route->uri()) === 0) {
                $paths[] = '/'.trim((string) preg_replace('/\{\w+\?\}/', '', $route->uri()), '/');
            }
        }

        return $paths;
    }
}
