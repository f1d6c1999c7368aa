<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Domain\Notes\RecordAccess;
use App\Models\Attachment;
use App\Models\User;
use Closure;
use Illuminate\Auth\Access\AuthorizationException;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Finds an attachment only under its own record. `own` also requires that the user added it. */
final readonly class FindAttachment
{
    public function __construct(private RecordAccess $access) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next, string $right = 'view'): Response
    {
        /** @var User $viewer */
        $viewer = $request->user();
        /** @var array{subjectType: string, subjectId: string, attachment: Attachment} $named */
        $named = $request->route()->parameters();
        $subject = $this->access->findOrFail($named['subjectType'], (int) $named['subjectId'], $viewer);
        $attachment = $named['attachment'];
        if ($attachment->subject_type !== $subject->getMorphClass() || $attachment->subject_id !== $subject->getKey()) {
            throw new NotFoundHttpException;
        }
        if ($right !== 'view' && ! RecordAccess::isOwn($viewer, (int) $attachment->user_id)) {
            throw new AuthorizationException;
        }

        return $next($request);
    }
}
