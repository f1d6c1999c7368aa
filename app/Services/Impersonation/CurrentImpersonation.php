<?php

declare(strict_types=1);

namespace App\Services\Impersonation;

use App\Models\Impersonation;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Session\Session;
use Illuminate\Log\Context\Repository as ContextRepository;
use Illuminate\Support\Facades\Context;

/**
 * The impersonation that this browser session is in, if any.
 *
 * The session holds its id; the row says who it really is. Bound per request, so the row is read once.
 */
final class CurrentImpersonation
{
    public const SESSION_KEY = 'impersonation.id';

    /** Jobs carry it with them, and the log does not show it. */
    private const CARRIED = 'impersonator_id';

    private ?Impersonation $found = null;

    public function __construct(private readonly Session $session, private readonly Repository $config) {}

    /** The open impersonation with its actor loaded, or null. */
    public function find(): ?Impersonation
    {
        $id = $this->session->get(self::SESSION_KEY);
        if (! is_int($id)) {
            return null;
        }

        return $this->found ??= Impersonation::query()->with(['actor', 'target'])->whereNull('ended_at')->find($id);
    }

    /** Who really sits at the keyboard, or sat there when the work now done in the background was begun. Null when nobody is impersonated. */
    public function actorId(): ?int
    {
        $carried = $this->session->isStarted() ? null : Context::getHidden(self::CARRIED);

        return $this->find()->actor_id ?? (is_int($carried) ? $carried : null);
    }

    /** Has every job that is dispatched from now on say who began its work, and jobs that those dispatch. */
    public static function travelWithJobs(): void
    {
        Context::dehydrating(static function (ContextRepository $carried): void {
            $actorId = app(self::class)->actorId();
            $actorId === null ? $carried->forgetHidden(self::CARRIED) : $carried->addHidden(self::CARRIED, $actorId);
        });
    }

    /**
     * Does work that goes on with what this person began in another's name.
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
