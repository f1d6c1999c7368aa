<?php

declare(strict_types=1);

namespace App\Infrastructure\Impersonation;

use App\Models\Impersonation;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Session\Session;
use Illuminate\Log\Context\Repository as ContextRepository;
use Illuminate\Support\Facades\Context;

/**
 * The impersonation of this browser session, if any. Bound per request, so that its row is read once.
 */
final class CurrentImpersonation
{
    public const SESSION_KEY = 'impersonation.id';

    /** Hidden context, passed on to jobs and not shown in the log. */
    private const CARRIED = 'impersonator_id';

    private ?Impersonation $found = null;

    public function __construct(private readonly Session $session, private readonly Repository $config) {}

    /** The impersonation with its actor loaded, or null. It can have ended in another request or by the scheduler. */
    public function find(): ?Impersonation
    {
        $id = $this->session->get(self::SESSION_KEY);
        if (! is_int($id)) {
            return null;
        }

        return $this->found ??= Impersonation::query()->with(['actor', 'target'])->find($id);
    }

    /** The real user behind the request, or behind the request that started this background work. Null without impersonation. */
    public function actorId(): ?int
    {
        $carried = $this->session->isStarted() ? null : Context::getHidden(self::CARRIED);

        return $this->find()->actor_id ?? (is_int($carried) ? $carried : null);
    }

    /** Passes the real user on to every job dispatched from now on, and to the jobs that those dispatch. */
    public static function travelWithJobs(): void
    {
        Context::dehydrating(static function (ContextRepository $carried): void {
            $actorId = app(self::class)->actorId();
            $actorId === null ? $carried->forgetHidden(self::CARRIED) : $carried->addHidden(self::CARRIED, $actorId);
        });
    }

    /**
     * Runs work that this user started while impersonating a colleague.
     *
     * @param  Closure(): mixed  $work
     */
    public static function continued(?int $actorId, Closure $work): void
    {
        Context::scope($work, hidden: [self::CARRIED => $actorId]);
    }

    public function endsAt(Impersonation $impersonation): CarbonImmutable
    {
        return $impersonation->started_at->addMinutes($this->config->integer('paddock.impersonation.minutes'));
    }

    public function forget(): void
    {
        $this->found = null;
    }
}
