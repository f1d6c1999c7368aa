<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Request;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Route as Routes;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use ReflectionClass;
use ReflectionMethod;
use ReflectionNamedType;
use Tests\Feature\Auth\SignsIn;
use Tests\Support\RouteRecords;
use Tests\TestCase;

/** `?tab[]=x` sends an array instead of text. Every route must respond without a server error. WriteInputTest sends what JSON can say. */
final class HostileShapesTest extends TestCase
{
    use RefreshDatabase, RouteRecords, SignsIn;

    private const FIELDS = [
        'amount',
        'as_of',
        'body',
        'category',
        'columns',
        'defaults',
        'fields',
        'filters',
        'from',
        'ids',
        'kind',
        'mapping',
        'months',
        'note',
        'query',
        'questions',
        'answers',
        'role_ids',
        'site',
        'to',
        'until',
        'account_manager',
        'account_manager_id',
        'address',
        'affiliate_id',
        'base',
        'channel_name',
        'client_rating',
        'code',
        'company',
        'company_id',
        'counts_in_title',
        'current_password',
        'cursor',
        'custom_risk_filter',
        'date_of_birth',
        'email',
        'first_name',
        'last_name',
        'mobile_e164',
        'name',
        'page',
        'password',
        'password_confirmation',
        'per_page',
        'photo',
        'plays_notification_sound',
        'postcode',
        'preferred_name',
        'reason',
        'recovery_code',
        'remember_device',
        'search',
        'shows_browser_notifications',
        'shows_toasts',
        'socket_id',
        'sort',
        'state',
        'status',
        'suburb',
        'tab',
        'timezone',
        'token',
        'trust_device',
        'type',
        'unread',
        'user_id',
        'value',
        'version',
    ];

    /** Further fields of forms. They are sent only with the fields above. */
    private const FURTHER_FIELDS = [
        'account_manager_email', 'account_number', 'acquisition', 'action', 'actor', 'addresses', 'affiliate', 'age', 'all', 'amount_to', 'assignee_id', 'aware_of',
        'bank_account_id', 'bank_reference', 'base_id', 'bonus_promotion_id', 'bsb', 'bytes', 'cancellation_reason_id', 'change', 'channel', 'client', 'client_id',
        'client_pin', 'consent_basis', 'count', 'count_is_capped', 'current', 'day', 'days', 'decision', 'delimiter', 'deposit_id', 'deposit_version', 'deposits',
        'description', 'destination', 'direction', 'due_on', 'employer', 'encoding', 'end_to_end_id', 'endpoint', 'error', 'evidence', 'explanation', 'field', 'files',
        'form_type', 'format', 'from_loser', 'from_site_account_id', 'holder', 'import', 'is_aware', 'is_bonus', 'is_boosted', 'is_default', 'is_stopped',
        'keeps_columns', 'kyc_at', 'kyc_method', 'link_client_id', 'link_id', 'link_type', 'manager', 'mobile', 'newest_id', 'next_action', 'next_action_due_at', 'notes',
        'number', 'occupation', 'occurred_at', 'outcome', 'override_reason', 'owner_id', 'pair', 'part', 'parts', 'payid', 'payment_note', 'period', 'phone_id', 'phones',
        'pin', 'platform_name', 'posted_at', 'rail', 'reference', 'repeat', 'resolved', 'rule', 'scopes', 'score', 'screenshot', 'seen', 'seen_closing_cents',
        'seen_differences', 'sender_email', 'severity', 'shared_role_ids', 'slug', 'source', 'source_of_funds', 'sport', 'stake_from', 'stake_to', 'statement_reference',
        'subject', 'template_id', 'to_site_account_id', 'username', 'view', 'why_different', 'winner', 'withdrawal', 'withdrawal_ids',
    ];

    protected function setUp(): void
    {
        parent::setUp();

        // The limit would refuse most of these calls before they reach the code.
        config(['paddock.rate_limits.web' => PHP_INT_MAX, 'paddock.auth.throttle' => array_fill_keys(['pair', 'share', 'address', 'account'], ['attempts' => PHP_INT_MAX, 'seconds' => 60])]);
    }

    /** @return iterable<string, array{mixed}> */
    public static function shapes(): iterable
    {
        yield 'a list' => [['x']];
        yield 'a list of numbers' => [['1', '1']];
        yield 'a keyed list' => [['key' => 'x']];
        yield 'lists in a list' => [[['x'], ['y' => ['z']]]];
    }

    #[DataProvider('shapes')]
    public function test_no_route_for_staff_fails_on_the_shape_of_a_value(mixed $shape): void
    {
        $client = Client::factory()->createOne();
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($user);

        $failed = [];
        foreach ($this->routes(forStaff: true) as $name => $route) {
            $failed = [...$failed, ...$this->failures($name, $route, $shape, $user, $client)];
        }

        $this->assertSame([], $failed);
    }

    #[DataProvider('shapes')]
    public function test_no_route_of_the_sign_in_fails_on_the_shape_of_a_value(mixed $shape): void
    {
        $client = Client::factory()->createOne();

        $failed = [];
        foreach ($this->routes(forStaff: false) as $name => $route) {
            $this->flushSession();
            $user = str_contains($name, 'enrol') ? User::factory()->createOne() : $this->enrolledUser();
            $this->enterPassword($user);
            $failed = [...$failed, ...$this->failures($name, $route, $shape, $user, $client)];
        }

        $this->assertSame([], $failed);
    }

    #[DataProvider('shapes')]
    public function test_no_single_field_of_a_complete_client_form_fails(mixed $shape): void
    {
        $client = Client::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(...Ability::cases())->createOne());
        $form = [
            'version' => 1, 'base' => ['first_name' => 'Mei'], 'first_name' => 'Mei', 'last_name' => 'Okafor', 'date_of_birth' => '1980-01-01',
            'email' => 'mei@example.com', 'mobile_e164' => '0491 570 156', 'state' => 'VIC', 'postcode' => '3000', 'status' => 'active',
            'company_id' => Company::query()->value('id'), 'account_manager_id' => null, 'affiliate_id' => null,
        ];

        foreach (array_keys($form) as $field) {
            $status = $this->put(route('clients.update', $client), [...$form, $field => $shape])->getStatusCode();
            $this->assertLessThan(500, $status, $field);
        }
    }

    #[TestWith(['password', ['x']])]
    #[TestWith(['user_id', [['x'], ['y']]])]
    #[TestWith(['reason', ['x' => ['y']]])]
    public function test_malformed_impersonation_request_gets_an_error_message(string $field, mixed $shape): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne());

        $this->post(route('impersonate.store'), ['user_id' => 1, 'reason' => 'Support', 'password' => 'x', $field => $shape])->assertSessionHasErrors($field);
    }

    public function test_reset_token_that_is_a_list_gets_an_error_message(): void
    {
        $form = ['token' => ['x'], 'password' => 'seven quiet herons', 'password_confirmation' => 'seven quiet herons'];

        $this->put(route('password.update'), $form)->assertSessionHasErrors('token');
    }

    /** @return list<string> the fields that broke the route, all together or, in a URL, alone */
    private function failures(string $name, Route $route, mixed $shape, User $user, Client $client): array
    {
        $path = $this->pathOf($route, $user, $client);
        $inputs = ['everything' => array_fill_keys([...self::FIELDS, ...self::FURTHER_FIELDS], $shape)];
        foreach ($route->methods()[0] === 'GET' ? $this->fieldsOf($route) : [] as $field) {
            $inputs[$field] = [$field => $shape];
        }
        $broken = array_filter($inputs, fn (array $input): bool => $this->call($route->methods()[0], $path, $input)->getStatusCode() >= 500);

        return array_map(static fn (string $field): string => "{$name}: {$field}", array_keys($broken));
    }

    /**
     * The fields named in the route's controller and in its request with the request's parents and traits.
     *
     * @return list<string>
     */
    private function fieldsOf(Route $route): array
    {
        $action = explode('@', $route->getActionName());
        if ($action[0] === 'Closure') {
            return [];
        }
        $method = new ReflectionMethod($action[0], $action[1] ?? '__invoke');
        $classes = [$action[0]];
        foreach ($method->getParameters() as $parameter) {
            $type = $parameter->getType();
            if ($type instanceof ReflectionNamedType && is_a($type->getName(), Request::class, true)) {
                $classes = [...$classes, $type->getName(), ...class_parents($type->getName()) ?: [], ...class_uses_recursive($type->getName())];
            }
        }
        $sources = '';
        foreach (array_unique($classes) as $class) {
            if (str_starts_with($class, 'App\\') && (class_exists($class) || trait_exists($class))) {
                $sources .= (string) file_get_contents((string) (new ReflectionClass($class))->getFileName());
            }
        }

        return array_values(array_filter(self::FIELDS, static fn (string $field): bool => str_contains($sources, "'{$field}")));
    }

    /** @return array<string, Route> the named routes, but not the one that would end the session for the others */
    private function routes(bool $forStaff): array
    {
        $routes = [];
        foreach (Routes::getRoutes()->getRoutesByName() as $name => $route) {
            if (! in_array($name, ['', 'logout'], true) && ! str_starts_with($name, 'api.') && in_array('staff', $route->middleware(), true) === $forStaff) {
                $routes[$name] = $route;
            }
        }

        return $routes;
    }
}
