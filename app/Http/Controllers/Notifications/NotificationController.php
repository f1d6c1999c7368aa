<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Actions\Notifications\MarkAllNotificationsRead;
use App\Actions\Notifications\MarkNotificationRead;
use App\Data\Notifications\NotificationFilters;
use App\Data\Notifications\NotificationIndexPage;
use App\Domain\Notifications\NotificationDefinition;
use App\Domain\Notifications\NotificationRepository;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Notifications\MarkAllNotificationsReadRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Realtime\RealtimeBroadcaster;
use App\Lists\Notifications\NotificationList;
use App\Models\User;
use App\Queries\Notifications\RecentNotificationsQuery;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response as EmptyResponse;

final readonly class NotificationController
{
    public function index(ListRequest $request, NotificationList $list, #[CurrentUser] User $reader): Response
    {
        [$notifications, $meta] = $request->page($list);
        $filters = NotificationList::filtersOf($request->parameters($list));

        return Inertia::render('Notifications/Index', new NotificationIndexPage($notifications, $meta, $filters, NotificationDefinition::visibleTo($reader)));
    }

    /** The initial data of the browser's notification stores, also loaded after a reconnect. */
    public function recent(#[CurrentUser] User $reader, RecentNotificationsQuery $query): JsonResponse
    {
        return new JsonResponse($query->for($reader));
    }

    /** The call has no body (specification, section 7). So the version on the screen, its `notified_at`, is in a header. */
    public function markRead(
        Request $request,
        int $notification,
        #[CurrentUser] User $reader,
        NotificationRepository $notifications,
        MarkNotificationRead $markRead,
    ): EmptyResponse|RedirectResponse {
        // 404 also for other users' notifications, so that ids reveal nothing.
        $seen = $request->header('X-Notified-At');
        $markRead->handle(
            $notifications->of($reader, new NotificationFilters)->findOrFail($notification),
            is_string($seen) && CarbonImmutable::hasFormat($seen, 'Y-m-d\TH:i:s\Z') ? CarbonImmutable::parse($seen) : null,
            self::socketId($request),
        );

        return self::answer($request);
    }

    /** Marks all of the user's notifications that match the filters as read. */
    public function markAllRead(
        MarkAllNotificationsReadRequest $request,
        #[CurrentUser] User $reader,
        MarkAllNotificationsRead $markRead,
    ): EmptyResponse|RedirectResponse {
        $markRead->handle($reader, $request->filters(), self::socketId($request));

        return self::answer($request);
    }

    /** A redirect for page visits, 204 for background requests. */
    private static function answer(Request $request): EmptyResponse|RedirectResponse
    {
        return $request->expectsJson() ? response()->noContent() : back(303);
    }

    /** The realtime connection of the requesting tab, which needs no event. */
    private static function socketId(Request $request): ?string
    {
        $id = $request->header('X-Socket-ID');

        return is_string($id) && RealtimeBroadcaster::isSocketId($id) ? $id : null;
    }
}
