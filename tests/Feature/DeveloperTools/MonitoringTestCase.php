<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Infrastructure\Monitoring\EntryRepository;
use App\Infrastructure\Monitoring\Recorder;
use App\Providers\MonitoringServiceProvider;
use Illuminate\Contracts\Events\Dispatcher;
use stdClass;

/** Records into a database in memory. */
abstract class MonitoringTestCase extends DeveloperTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        // On a server, MONITORING_DB_DATABASE keeps the entries of other tests.
        app(EntryRepository::class)->table()->delete();
    }

    /** @param  array<string, mixed>  $settings */
    protected function record(array $settings): void
    {
        config(['telescope.enabled' => false, 'pulse.enabled' => true, 'pulse.sample' => 0.0, ...$settings]);
        $this->app->forgetInstance(Recorder::class);
        (new MonitoringServiceProvider($this->app))->boot($this->app->make(Dispatcher::class));
    }

    protected function recordEverything(): void
    {
        $this->record(['telescope.enabled' => true]);
    }

    /** @return list<stdClass> oldest first */
    protected function entries(?string $type = null): array
    {
        app(Recorder::class)->flush();

        return array_values(app(EntryRepository::class)->table()->when($type !== null, static fn ($some) => $some->where('type', $type))->orderBy('sequence')->get()->all());
    }

    /** @return array<string, mixed> */
    protected function content(stdClass $entry): array
    {
        return json_decode($entry->content, true);
    }

    /** Everything recorded, as one text. */
    protected function recordedText(): string
    {
        return json_encode($this->entries(), JSON_THROW_ON_ERROR);
    }
}
