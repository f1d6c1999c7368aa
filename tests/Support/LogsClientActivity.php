<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;

/** A client, a colleague who edits clients, and events in the client's activity log. */
trait LogsClientActivity
{
    private User $editor;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->editor = User::factory()
            ->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, Ability::ViewReportExports)
            ->createOne(['first_name' => 'Priya', 'last_name' => 'Nair', 'timezone' => 'Australia/Melbourne']);
        $this->client = Client::factory()
            ->createOne(['last_name' => 'Okafor', 'email' => 'now@example.com', 'state' => 'VIC', 'postcode' => '3065'])
            ->refresh();
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function event(string $action, array $before, array $after): AuditEvent
    {
        app(AuditTrail::class)->record($action, $this->client, $before, $after, $this->editor->id);

        return AuditEvent::query()->latest('id')->firstOrFail();
    }
}
